import { employeeBand } from './employee-band.ts';

test.each([
  [{ min: 0, max: 11 }, '1–10'],
  [{ min: 11, max: 51 }, '11–50'],
  [{ min: 101, max: null }, '101+'],
  [{ min: 1, max: 2 }, '1'],
  [{ min: null, max: null }, ''],
])('%p is %p', (band, text) => expect(employeeBand(band)).toBe(text));
