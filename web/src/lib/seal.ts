// The match seal: a guilloche rosette drawn from the commitment of the match, so that equal seals mean equal matches.
export interface SealRing {
  path: string;
  width: number;
}

/** Bytes of a hexadecimal hash; any other text gives its character codes, stretched, so that something is always drawn. */
export function sealBytes(commitment: string): number[] {
  const hex = /^(?:[0-9a-f]{2}){8,}$/i.test(commitment) ? commitment.match(/../g)!.map((pair) => parseInt(pair, 16)) : null;
  const bytes = hex ?? [...commitment].map((sign) => sign.codePointAt(0)! % 256);
  if (bytes.length === 0) bytes.push(0);
  let mixed = 2166136261;
  while (bytes.length < 24) {
    for (const byte of bytes) mixed = Math.imul(mixed ^ byte, 16777619) >>> 0;
    bytes.push(mixed & 255);
  }
  return bytes;
}

function ringPath(petals: number, middle: number, swing: number, phase: number, ripple: number): string {
  const steps = Math.max(120, petals * 14);
  const points: string[] = [];
  for (let step = 0; step < steps; step += 1) {
    const angle = (step / steps) * 2 * Math.PI;
    const wave = Math.cos(petals * angle + phase) + ripple * Math.cos(2 * petals * angle - phase);
    const radius = middle + (swing * wave) / (1 + ripple);
    points.push(`${(50 + radius * Math.cos(angle)).toFixed(1)} ${(50 + radius * Math.sin(angle)).toFixed(1)}`);
  }
  return `M${points.join("L")}Z`;
}

/** Four bands; in each several waves of the same petals, turned against each other, weave the net. */
export function sealRings(commitment: string): SealRing[] {
  const bytes = sealBytes(commitment);
  const bands = [
    { middle: 37, swing: 9, petals: 9 + (bytes[0]! % 12), strands: 7 },
    { middle: 27, swing: 7, petals: 7 + (bytes[1]! % 11), strands: 6 },
    { middle: 17, swing: 5.5, petals: 6 + (bytes[2]! % 9), strands: 5 },
    { middle: 9, swing: 3.4, petals: 5 + (bytes[3]! % 6), strands: 4 },
  ];
  return bands.flatMap((band, at) => {
    const ripple = (bytes[4 + at]! % 100) / 260;
    const turn = (bytes[8 + at]! / 255) * Math.PI;
    return Array.from({ length: band.strands }, (_, strand) => ({
      path: ringPath(band.petals, band.middle, band.swing, turn + (strand * 2 * Math.PI) / band.strands, ripple),
      width: 0.6,
    }));
  });
}
