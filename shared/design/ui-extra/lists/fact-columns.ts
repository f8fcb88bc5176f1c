/** The number of columns for so many facts on a wide page: four at most, with the fullest last line. */
export function factColumns(count: number) {
  if (count <= 4) return count;
  return count % 4 === 0 || count % 4 === 3 ? 4 : 3;
}
