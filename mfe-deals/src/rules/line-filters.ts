export const LINE_FILTERS = ['open', 'mine'] as const;
/** Of a list of the deal: lines that are not done, and those that wait for the viewer. */
export type LineFilter = (typeof LINE_FILTERS)[number];

/** How lines are found in a list: by whether they are done, and for whom they wait. */
export function lineFilters<Line extends { mine: boolean }>(isDone: (line: Line) => boolean) {
  const found: Record<LineFilter, (line: Line) => boolean> = {
    open: (line) => !isDone(line),
    mine: ({ mine }) => mine,
  };
  return {
    /** The lines that a filter finds; all without one. */
    filter: (lines: readonly Line[], filter: LineFilter | undefined) =>
      filter ? lines.filter(found[filter]) : [...lines],
    count: (lines: readonly Line[]): Record<'all' | LineFilter, number> => ({
      all: lines.length,
      open: lines.filter(found.open).length,
      mine: lines.filter(found.mine).length,
    }),
  };
}
