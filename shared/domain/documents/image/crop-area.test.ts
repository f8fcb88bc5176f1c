import { areaOf, centeredCrop, clampCrop, cropByKey, imagePosition } from './crop-area.ts';

const wide = { width: 2000, height: 1000 };
const tall = { width: 600, height: 1200 };

const near = <Values extends object>(values: Values | undefined) =>
  Object.fromEntries(
    Object.entries(values ?? {}).map(([key, value]) => [key, Math.round(Number(value) * 1000) / 1000]),
  );

test.each([
  ['a square of a wide picture', wide, 1, { left: 500, top: 0, width: 1000, height: 1000 }],
  ['a square of a tall one', tall, 1, { left: 0, top: 300, width: 600, height: 600 }],
  ['16:9 of a tall one', tall, 16 / 9, { left: 0, top: 431.25, width: 600, height: 337.5 }],
])('the largest crop in the centre: %s', (_what, size, aspect, area) => {
  expect(near(areaOf(centeredCrop, size, aspect))).toEqual(area);
});

test('a crop is always inside the image', () => {
  expect(clampCrop({ x: 9, y: -9, zoom: 1 }, wide, 1)).toEqual({ x: 0.75, y: 0.5, zoom: 1 });
  expect(clampCrop({ x: 0, y: 0, zoom: 99 }, wide, 1)).toEqual({ x: 0.0625, y: 0.125, zoom: 4 });
  expect(clampCrop({ x: 0.9, y: 0.9, zoom: 0 }, wide, 1)).toEqual({ x: 0.75, y: 0.5, zoom: 1 });
});

test('the frame shows exactly the crop', () => {
  const crop = clampCrop({ x: 0.3, y: 0.4, zoom: 2 }, wide, 1);
  expect(near(areaOf(crop, wide, 1))).toEqual({ left: 350, top: 150, width: 500, height: 500 });
  const percent = Object.entries(imagePosition(crop, wide, 1)).map(([side, value]) => [
    side,
    Number.parseFloat(value),
  ]);
  expect(near(Object.fromEntries(percent))).toEqual({ width: 400, height: 200, left: -70, top: -30 });
});

test('arrow keys move the crop, plus and minus zoom, other keys do nothing', () => {
  expect(near(cropByKey('ArrowLeft', centeredCrop, wide, 1))).toEqual({ x: 0.475, y: 0.5, zoom: 1 });
  expect(near(cropByKey('ArrowDown', centeredCrop, wide, 1))).toEqual(centeredCrop);
  expect(near(cropByKey('+', centeredCrop, wide, 1))).toEqual({ x: 0.5, y: 0.5, zoom: 1.1 });
  expect(cropByKey('-', centeredCrop, wide, 1)).toEqual(centeredCrop);
  expect(cropByKey('a', centeredCrop, wide, 1)).toBeUndefined();
});
