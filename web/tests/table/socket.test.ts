import { expect, test } from "vitest";
import type { Answer, Ask } from "../../src/api/types";
import { TableSocket, waitBefore, type Clock, type Link, type SocketLike } from "../../src/table/socket";
import { table } from "./fixtures";

class FakeSocket implements SocketLike {
  sent: Ask[] = [];
  closed: number | null = null;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  send(data: string): void {
    this.sent.push(JSON.parse(data) as Ask);
  }
  close(code = 1000): void {
    this.closed = code;
    this.onclose?.({ code, reason: "" });
  }
  hear(message: Answer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

class FakeClock implements Clock {
  time = 0;
  private waiting: { at: number; act: () => void }[] = [];
  now(): number {
    return this.time;
  }
  after(ms: number, act: () => void): () => void {
    const entry = { at: this.time + ms, act };
    this.waiting.push(entry);
    return () => void (this.waiting = this.waiting.filter((one) => one !== entry));
  }
  pass(ms: number): void {
    this.time += ms;
    for (const entry of this.waiting.filter((one) => one.at <= this.time)) {
      this.waiting = this.waiting.filter((one) => one !== entry);
      entry.act();
    }
  }
}

function set() {
  const sockets: FakeSocket[] = [];
  const clock = new FakeClock();
  const links: Link[] = [];
  const heard: Answer[] = [];
  const refused: number[] = [];
  const unanswered: Ask[] = [];
  let since: number | null = null;
  const socket = new TableSocket(
    () => {
      const made = new FakeSocket();
      sockets.push(made);
      return made;
    },
    {
      message: (message) => {
        heard.push(message);
        if (message.t === "table") since = message.seq;
      },
      link: (link) => links.push(link),
      hello: () => ({ t: "hello", token: "T", since }),
      unanswered: () => unanswered,
      refused: (code) => refused.push(code),
    },
    clock,
    () => 0.5,
  );
  return { socket, sockets, clock, links, heard, refused, unanswered };
}

test("waits double up to fifteen seconds and differ a little", () => {
  expect([0, 1, 2, 3].map((attempt) => waitBefore(attempt, 0.5))).toEqual([500, 1000, 2000, 4000]);
  expect(waitBefore(20, 0.5)).toBe(15_000);
  expect(waitBefore(3, 0)).toBeLessThan(waitBefore(3, 1));
});

test("it says hello first, and is open once the table has answered", () => {
  const { socket, sockets, links } = set();
  socket.start();
  sockets[0]!.onopen!();
  expect(sockets[0]!.sent).toEqual([{ t: "hello", token: "T", since: null }]);
  expect(links.at(-1)).toBe("connecting");
  sockets[0]!.hear(table());
  expect(links.at(-1)).toBe("open");
});

test("after a loss it comes back by itself, from where it stopped, and repeats what was not answered", () => {
  const { socket, sockets, clock, links, unanswered } = set();
  socket.start();
  sockets[0]!.onopen!();
  sockets[0]!.hear(table({ seq: 40 }));
  unanswered.push({ t: "choose", id: "a", decision: 7, option: 2 });
  sockets[0]!.onclose!({ code: 1006, reason: "" });
  expect(links.at(-1)).toBe("lost");
  clock.pass(500);
  sockets[1]!.onopen!();
  expect(sockets[1]!.sent).toEqual([{ t: "hello", token: "T", since: 40 }]);
  sockets[1]!.hear(table({ seq: 41 }));
  expect(sockets[1]!.sent.at(-1)).toEqual({ t: "choose", id: "a", decision: 7, option: 2 });
  expect(links.at(-1)).toBe("open");
});

test("the next try can be made at once", () => {
  const { socket, sockets } = set();
  socket.start();
  sockets[0]!.onclose!({ code: 1006, reason: "" });
  socket.retryNow();
  expect(sockets).toHaveLength(2);
});

test("a table that has not heard hello is told it again on a new line", () => {
  const { socket, sockets, clock, refused, links } = set();
  socket.start();
  sockets[0]!.onopen!(); // hello is lost on the way
  clock.pass(10_000);
  sockets[0]!.onclose!({ code: 1013, reason: "silent" });
  expect([refused, links.at(-1)]).toEqual([[], "lost"]);
  clock.pass(500);
  sockets[1]!.onopen!();
  sockets[1]!.hear(table());
  expect(links.at(-1)).toBe("open");
});

test("a table that refuses is not asked again", () => {
  const { socket, sockets, clock, refused } = set();
  socket.start();
  sockets[0]!.onopen!();
  sockets[0]!.onclose!({ code: 4401, reason: "bad-token" });
  clock.pass(60_000);
  expect(sockets).toHaveLength(1);
  expect(refused).toEqual([4401]);
});

test("a line that has fallen silent is noticed and replaced", () => {
  const { socket, sockets, clock } = set();
  socket.start();
  sockets[0]!.onopen!();
  sockets[0]!.hear(table());
  clock.pass(20_000);
  expect(sockets[0]!.sent.at(-1)).toEqual({ t: "ping" });
  clock.pass(6_000);
  expect(sockets[0]!.closed).toBe(4000);
  clock.pass(500);
  expect(sockets).toHaveLength(2);
});

/** A line on which the table has been shown, over a network that then drops everything: not even closing is answered. */
function dead() {
  const all = set();
  all.socket.start();
  const line = all.sockets[0]!;
  line.onopen!();
  line.hear(table());
  line.close = () => undefined;
  return { ...all, line };
}

test("a choice that is not answered has the line tried, and a dead one is left at once", () => {
  const { socket, sockets, clock, links, line } = dead();
  clock.pass(15_000);
  socket.say({ t: "choose", id: "a", decision: 7, option: 2 });
  clock.pass(4_000);
  expect(line.sent.at(-1)).toEqual({ t: "ping" });
  socket.say({ t: "choose", id: "b", decision: 7, option: 2 });
  clock.pass(6_000);
  expect(links.at(-1)).toBe("lost");
  clock.pass(500);
  expect(sockets).toHaveLength(2);
});

test("a choice that is answered leaves the line alone", () => {
  const { socket, clock, links, line } = dead();
  socket.say({ t: "choose", id: "a", decision: 7, option: 2 });
  line.hear({ t: "done", id: "a", seq: 1 });
  clock.pass(19_000);
  expect(line.sent.at(-1)).toEqual({ t: "choose", id: "a", decision: 7, option: 2 });
  expect(links.at(-1)).toBe("open");
});

test("a line in doubt is tried at once, and kept if it answers", () => {
  const { socket, clock, links, line } = dead();
  socket.check();
  socket.check();
  expect(line.sent.filter((said) => said.t === "ping")).toHaveLength(1);
  line.hear({ t: "pong" });
  clock.pass(10_000);
  expect(links.at(-1)).toBe("open");
  socket.check();
  clock.pass(6_000);
  expect(links.at(-1)).toBe("lost");
});

test("in doubt, a lost line is tried again without waiting", () => {
  const { socket, sockets, line } = dead();
  line.onclose!({ code: 1006, reason: "" });
  socket.check();
  expect(sockets).toHaveLength(2);
});

test("a new line that never shows the table is given up", () => {
  const { socket, sockets, clock } = set();
  socket.start();
  sockets[0]!.close = () => undefined;
  clock.pass(15_000);
  clock.pass(500);
  expect(sockets).toHaveLength(2);
});

test("nothing is said on a closed line", () => {
  const { socket, sockets } = set();
  socket.start();
  expect(socket.say({ t: "ping" })).toBe(false);
  sockets[0]!.onopen!();
  expect(socket.say({ t: "ping" })).toBe(true);
  socket.stop();
  expect(socket.say({ t: "ping" })).toBe(false);
});
