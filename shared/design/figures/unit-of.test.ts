import { unitOf } from './unit-of.ts';

test.each([
  [[4_200_000, 5_100_000], 'en', '€M', ['4.20', '5.10']],
  [[4_200_000, 5_100_000], 'fr', 'M€', ['4,20', '5,10']],
  [[9_800_000, 12_850_000], 'en', '€M', ['9.8', '12.9']],
  [[610_000, -120_000, 0], 'en', '€k', ['610', '−120', '0']],
  [[1_200_000, 90_000], 'en', '€k', ['1,200', '90']],
  [[250, 12], 'fr', '€', ['250', '12']],
  [[2_500_000_000], 'fr', 'Md€', ['2,50']],
  [[0], 'en', '€', ['0']],
] as const)('%j in %s', (amounts, language, name, texts) => {
  const unit = unitOf(amounts, 1, language);
  expect(unit.name).toBe(name);
  expect(amounts.map(unit.format)).toEqual(texts);
});
