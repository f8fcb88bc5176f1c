/** The lines that the other list does not have; all of them where only the order differs, or how often one is there. */
export function differingLines(lines: readonly string[], others: readonly string[]): string[] {
  const differing = lines.filter((line) => !others.includes(line));
  const isOnlyOrder = differing.length === 0 && others.every((line) => lines.includes(line));
  return isOnlyOrder ? [...lines] : differing;
}
