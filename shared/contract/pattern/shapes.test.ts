import { shapesOf } from './shapes.ts';

const LISTINGS = Array.from({ length: 500 }, (_, index) => index + 1);
const drawn = (seed: string, listing: number) => JSON.stringify(shapesOf(seed, listing));

test('a listing has the same face at any time', () => {
  expect(shapesOf('Bakeries', 7)).toEqual(shapesOf('Bakeries', 7));
});

test('no two of 500 listings of a sub-sector look alike, nor those of two sub-sectors', () => {
  expect(new Set(LISTINGS.map((listing) => drawn('Bakeries', listing))).size).toBe(500);
  expect(new Set(LISTINGS.map((listing) => drawn('Hotels', listing)))).not.toContain(drawn('Bakeries', 1));
});

test('the accent tile lies in the middle, which every crop shows', () => {
  for (const listing of LISTINGS) {
    const [, x, y, size] = /^M(-?[\d.]+) (-?[\d.]+)h([\d.]+)/.exec(shapesOf('Hotels', listing).tile) ?? [];
    const center = [Number(x) + Number(size) / 2, Number(y) + Number(size) / 2] as const;
    expect(Math.abs(center[0] - 200)).toBeLessThanOrEqual(82);
    expect(Math.abs(center[1] - 80)).toBeLessThanOrEqual(41);
  }
});
