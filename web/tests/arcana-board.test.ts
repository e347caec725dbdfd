import { expect, test } from "vitest";
import { Atlas, BORDER, columnEdge, DOOR, edgeLine, edgeTowards, readFace, rowEdge, turned, turnedCell, turnedEdge, WALL } from "../src/games/machina_arcana/board/faces";
import { Ground } from "../src/games/machina_arcana/board/ground";
import { inReach, type Place } from "../src/games/machina_arcana/board/places";
import { rangeFrom, sightLine, stoppedAt, walks, wayTo } from "../src/games/machina_arcana/board/sight";
import type { FaceDrawing, FragmentView, Legend } from "../src/games/machina_arcana/types";

const name = { ru: "", en: "" };
const legend: Legend = {
  cells: {
    ".": { type: "passable_cell", enter: true, sight: "free", name },
    s: { type: "passable_cell", enter: true, sight: "free", art: "stairs", name },
    "#": { type: "rubble", enter: false, sight: "blocked", name },
    C: { type: "chest", enter: false, sight: "obstacle", name },
    "*": { type: "chapter_cell", enter: false, sight: "obstacle", name },
  },
  special: {},
};
const row = "|. . . . . . . . . .|";
const gap = "+                   +";
/** One room with a chest, a door in a short wall, a boulder, and borders on all four sides. */
const drawing: FaceDrawing = {
  id: "room",
  name,
  map: [
    "+-+-+-+-+B+B+-+-+-+-+", "|C . . . . . . . . *|", gap, "|. . .D. . . . . . .|", gap, row, gap, "|. . # . . . . . . s|", gap, "B. . . . . . . . . .B",
    gap, "B. . . . . . . . . .B", "+-+-+ +             +", row, gap, row, gap, row, gap, row, "+-+-+-+-+B+B+-+-+-+-+",
  ].join("\n"),
};

const fragment = (more: Partial<FragmentView> = {}): FragmentView => ({ place: 0, face: "room", turn: 0, x: 0, y: 0, tokens: [], doors: [], entry: [], exit: [], ...more });
const ground = (...fragments: FragmentView[]) => new Ground(fragments.length ? fragments : [fragment()], new Atlas([drawing], legend));

test("a drawing is read cell by cell and edge by edge", () => {
  const face = readFace(drawing, legend);
  expect([face.kinds[0], face.kinds[9], face.kinds[32], face.kinds[1]]).toEqual(["chest", "chapter_cell", "rubble", "passable_cell"]);
  expect(face.art.get(39)).toBe("stairs");
  expect(face.edges[columnEdge(1, 3)]).toBe(DOOR);
  expect([face.edges[rowEdge(0, 4)], face.edges[rowEdge(0, 5)], face.edges[rowEdge(0, 0)]]).toEqual([BORDER, BORDER, WALL]);
});

test("the edge of a cell is where both of its neighbours find it", () => {
  expect(edgeTowards(23, "south")).toBe(edgeTowards(33, "north"));
  expect(edgeTowards(23, "east")).toBe(edgeTowards(24, "west"));
  expect(edgeLine(edgeTowards(0, "north"))).toEqual([0, 0, 1, 0]);
  expect(edgeLine(edgeTowards(99, "east"))).toEqual([10, 9, 10, 10]);
});

test("a quarter turn moves the upper left corner to the upper right", () => {
  expect(turnedCell(0)).toBe(9);
  expect(turnedCell(9)).toBe(99);
  expect(turnedEdge(edgeTowards(0, "north"))).toBe(edgeTowards(9, "east"));
  expect(turnedEdge(edgeTowards(0, "west"))).toBe(edgeTowards(9, "north"));
});

test("four quarter turns lead back", () => {
  const face = readFace(drawing, legend);
  let now = face;
  for (let k = 0; k < 4; k += 1) now = turned(now);
  expect(now.kinds).toEqual(face.kinds);
  expect(now.edges).toEqual(face.edges);
  expect([...now.art]).toEqual([...face.art]);
});

test("a closed door stops a step, an open one does not", () => {
  const door = edgeTowards(12, "east");
  expect(ground().passes(12, "east")).toBe(true);
  expect(ground(fragment({ doors: [[door, 1]] })).passes(12, "east")).toBe(false);
  expect(ground(fragment({ doors: [[door, 2]] })).sideWord(12, "east")).toBe("broken-door");
});

test("joined borders are an opening, unexplored ones are not", () => {
  expect(ground().passes(49, "east")).toBe(false);
  expect(ground().sideWord(49, "east")).toBe("border");
  const two = ground(fragment(), fragment({ place: 1, x: 1 }));
  expect(two.passes(49, "east")).toBe(true);
  expect(two.beside(49, "east")).toBe(140);
  expect(two.passes(39, "east")).toBe(false);
});

test("tokens change what a cell is", () => {
  const now = ground(fragment({ tokens: [[0, 1], [9, 2]] }));
  expect([now.kind(0), now.kind(9), ground().kind(9)]).toEqual(["destroyed_cell", "lit_chapter_cell", "unlit_chapter_cell"]);
});

test("one goes round the end of a wall diagonally, not through it", () => {
  const wall = ground();
  expect(wall.neighbours(50)).not.toContain(60);
  expect(wall.neighbours(51)).toContain(62);
  expect(wall.neighbours(50)).not.toContain(61);
});

test("rubble and walls end a line of sight; a chest only stops what it blocks", () => {
  const now = ground();
  expect(sightLine(now, 30, 34)).toMatchObject({ clear: false, end: 31 });
  const past = sightLine(now, 1, 8);
  expect(past.clear).toBe(true);
  expect(stoppedAt(now, past, new Set([4]), "blockable")).toBe(4);
  expect(stoppedAt(now, past, new Set([4]), "piercing")).toBe(null);
});

test("a range tints what is seen and hatches what is not", () => {
  const { open, blocked } = rangeFrom(ground(), 31, "blockable", 2, new Set([21]));
  expect(open).toContain(21);
  expect(blocked).toContain(11);
  expect(blocked).toContain(33);
  expect(open).not.toContain(32);
});

test("a walk counts single steps and keeps its way", () => {
  const found = walks(ground(), 13, [12], 3, new Set([13, 22]));
  expect(found.get(12)?.steps).toBe(1);
  expect(found.get(11)?.steps).toBe(2);
  expect(found.has(22)).toBe(false);
  expect(wayTo(found, 10)).toEqual([12, 11, 10]);
});

const open = ["+-+-+-+-+-+-+-+-+-+-+", ...Array.from({ length: 19 }, (_, k) => (k % 2 === 0 ? "|. . . . . . . . . .|" : "+                   +")), "+-+-+-+-+-+-+-+-+-+-+"].join("\n");
test("of two ways of one length the straighter is gone", () => {
  const hall = new Ground([{ place: 0, face: "open", turn: 0, x: 0, y: 0, tokens: [], doors: [], entry: [], exit: [] }], new Atlas([{ id: "open", name, map: open }], legend));
  const found = walks(hall, 55, hall.neighbours(55), 4, new Set([55]));
  expect(wayTo(found, 51)).toEqual([54, 53, 52, 51]);
  expect(wayTo(found, 25)).toEqual([45, 35, 25]);
  expect(wayTo(found, 22)).toEqual([44, 33, 22]);
});

test("the pointer meets what can be chosen before what cannot, and a door before the cells beside it", () => {
  const place = (kind: Place["kind"]): Place => ({ kind, cell: 0, x: 0, y: 0 });
  const places = new Map([["door:a", place("door")], ["cell:1", place("cell")], ["cell:2", place("cell")], ["creature:b", place("creature")]]);
  const order = inReach(places, (key) => key !== "cell:2" && key !== "creature:b").map(([key]) => key);
  expect(order).toEqual(["cell:2", "creature:b", "cell:1", "door:a"]);
});
