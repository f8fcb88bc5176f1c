/** Ticks of an axis that includes all values and zero, in steps of 1, 2, 2.5 or 5 times a power of ten. */
export const axisTicks = (values: readonly number[], count = 4): number[] => {
  const top = Math.max(0, ...values);
  const bottom = Math.min(0, ...values);
  const span = top - bottom || 1;
  const power = 10 ** Math.floor(Math.log10(span / count));
  const step = ([1, 2, 2.5, 5, 10].find((each) => each * power * count >= span) ?? 10) * power;
  const first = Math.floor(bottom / step);
  const last = Math.ceil(top / step);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
};
