import type { Branch } from '../forest.ts';

export interface Place {
  branch: Branch;
  x: number;
  y: number;
}
export interface Drawing {
  places: Place[];
  /** Paths of the lines, as SVG's `d`. */
  lines: string[];
  width: number;
  height: number;
}

/** Of one person, in px. */
export const BOX = { width: 168, height: 64 } as const;
const GAP = 16;
const DROP = 36;
const INDENT = 24;
const STACK = 12;

/** A team without teams of its own stands in a column under its head, as charts on paper do: it keeps the drawing narrow. */
const isStacked = ({ reports, level }: Branch) =>
  reports.length > (level === 1 ? 4 : 1) && reports.every((report) => report.reports.length === 0);

const widthOf = (branch: Branch): number => {
  if (isStacked(branch)) return INDENT + BOX.width;
  return Math.max(BOX.width, rowWidth(branch.reports));
};
const rowWidth = (row: readonly Branch[]) =>
  row.reduce((sum, branch) => sum + widthOf(branch), Math.max(0, row.length - 1) * GAP);

const middle = (x: number) => x + BOX.width / 2;

/** A tidy drawing of the trees: a superior over the middle of the reports, nobody over anybody else. */
export const drawForest = (forest: readonly Branch[]): Drawing => {
  const places: Place[] = [];
  const lines: string[] = [];

  const drawRow = (row: readonly Branch[], left: number, y: number): number[] => {
    let from = left;
    return row.map((branch) => {
      const x = draw(branch, from, y);
      from += widthOf(branch) + GAP;
      return x;
    });
  };
  const draw = (branch: Branch, left: number, y: number): number => {
    const { reports } = branch;
    const bottom = y + BOX.height;
    if (isStacked(branch)) {
      places.push({ branch, x: left, y });
      reports.forEach((report, index) => {
        const top = bottom + STACK + index * (BOX.height + STACK);
        places.push({ branch: report, x: left + INDENT, y: top });
        lines.push(`M${left + STACK},${bottom}V${top + BOX.height / 2}H${left + INDENT}`);
      });
      return left;
    }
    const below = drawRow(reports, left, bottom + DROP);
    const x = below.length === 0 ? left : (Math.min(...below) + Math.max(...below)) / 2;
    places.push({ branch, x, y });
    for (const each of below)
      lines.push(`M${middle(x)},${bottom}V${bottom + DROP / 2}H${middle(each)}V${bottom + DROP}`);
    return x;
  };

  drawRow(forest, 0, 0);
  return {
    places,
    lines,
    width: Math.max(0, ...places.map(({ x }) => x + BOX.width)),
    height: Math.max(0, ...places.map(({ y }) => y + BOX.height)),
  };
};
