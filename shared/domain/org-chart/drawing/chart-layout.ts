import type { Branch } from '../forest.ts';

export interface Position {
  branch: Branch;
  x: number;
  y: number;
}
export interface ChartLayout {
  positions: Position[];
  /** The lines, as `d` of SVG paths. */
  lines: string[];
  width: number;
  height: number;
}

/** The box of a person, in px. */
export const BOX = { width: 168, height: 64 } as const;
const GAP = 16;
const DROP = 36;
const INDENT = 24;
const STACK = 12;

/** Reports without reports are stacked under their superior, which keeps the chart narrow. */
const isStacked = ({ reports, level }: Branch) =>
  reports.length > (level === 1 ? 4 : 1) && reports.every((report) => report.reports.length === 0);

const widthOf = (branch: Branch): number => {
  if (isStacked(branch)) return INDENT + BOX.width;
  return Math.max(BOX.width, rowWidth(branch.reports));
};
const rowWidth = (row: readonly Branch[]) =>
  row.reduce((sum, branch) => sum + widthOf(branch), Math.max(0, row.length - 1) * GAP);

const middle = (x: number) => x + BOX.width / 2;

/** Lays out the trees: a superior is centred above its reports, and no boxes overlap. */
export const layoutForest = (forest: readonly Branch[]): ChartLayout => {
  const positions: Position[] = [];
  const lines: string[] = [];

  const layoutRow = (row: readonly Branch[], left: number, y: number): number[] => {
    let from = left;
    return row.map((branch) => {
      const x = layoutBranch(branch, from, y);
      from += widthOf(branch) + GAP;
      return x;
    });
  };
  const layoutBranch = (branch: Branch, left: number, y: number): number => {
    const { reports } = branch;
    const bottom = y + BOX.height;
    if (isStacked(branch)) {
      positions.push({ branch, x: left, y });
      reports.forEach((report, index) => {
        const top = bottom + STACK + index * (BOX.height + STACK);
        positions.push({ branch: report, x: left + INDENT, y: top });
        lines.push(`M${left + STACK},${bottom}V${top + BOX.height / 2}H${left + INDENT}`);
      });
      return left;
    }
    const below = layoutRow(reports, left, bottom + DROP);
    const x = below.length === 0 ? left : (Math.min(...below) + Math.max(...below)) / 2;
    positions.push({ branch, x, y });
    for (const each of below)
      lines.push(`M${middle(x)},${bottom}V${bottom + DROP / 2}H${middle(each)}V${bottom + DROP}`);
    return x;
  };

  layoutRow(forest, 0, 0);
  return {
    positions,
    lines,
    width: Math.max(0, ...positions.map(({ x }) => x + BOX.width)),
    height: Math.max(0, ...positions.map(({ y }) => y + BOX.height)),
  };
};
