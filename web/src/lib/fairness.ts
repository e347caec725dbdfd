// The chance of a match, computed again from its seed: what eldertable.kernel.chance does, in the browser.
import { blake2b } from "@noble/hashes/blake2.js";
import type { Draw } from "../api/types";

const WORDS = 1n << 64n;
const utf8 = new TextEncoder();

/** BLAKE2b takes a mark of exactly 16 bytes; shorter ones are filled with zeros. */
function personal(mark: string): Uint8Array {
  const padded = new Uint8Array(16);
  padded.set(utf8.encode(mark));
  return padded;
}

const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

export function commitmentOf(seed: string): string {
  return hex(blake2b(utf8.encode(seed), { dkLen: 32, personalization: personal("eldertable seed") }));
}

export function keyOf(seed: string): Uint8Array {
  return blake2b(utf8.encode(seed), { dkLen: 32, personalization: personal("eldertable draws") });
}

/** Word n of a stream: one hash gives eight of them. */
export function wordOf(key: Uint8Array, stream: number, n: number): bigint {
  const asked = new DataView(new ArrayBuffer(16));
  asked.setBigUint64(0, BigInt(stream));
  asked.setBigUint64(8, BigInt(Math.floor(n / 8)));
  const block = blake2b(new Uint8Array(asked.buffer), { key, dkLen: 64 });
  return new DataView(block.buffer, block.byteOffset).getBigUint64((n % 8) * 8);
}

/** A fair number below `sides`: words in the last, incomplete round of sides are passed over. */
function drawOf(key: Uint8Array, draw: Pick<Draw, "stream" | "n" | "sides">): number {
  const sides = BigInt(draw.sides);
  const limit = WORDS - (WORDS % sides);
  for (let n = draw.n; ; n += 1) {
    const word = wordOf(key, draw.stream, n);
    if (word < limit) return Number(word % sides);
  }
}

export interface Checked extends Draw {
  here: number;
}

export function checkDraws(seed: string, draws: Draw[]): Checked[] {
  const key = keyOf(seed);
  return draws.map((draw) => ({ ...draw, here: drawOf(key, draw) }));
}
