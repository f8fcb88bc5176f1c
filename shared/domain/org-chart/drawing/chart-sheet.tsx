import type { CSSProperties, ReactNode } from 'react';
import { BOX, type Drawing, type Place } from './chart-layout.ts';
import classes from './org-chart.module.css';

interface ChartSheetProps {
  drawing: Drawing;
  /** 1 is full size. */
  scale?: number;
  children: ReactNode;
}

const px = (length: number) => `${length}px`;

/** Where a box stands; the style sheet decides whether that counts, since on a narrow page boxes stand one under another. */
export const placeStyle = ({ x, y, branch }: Place) =>
  ({ '--x': px(x), '--y': px(y), '--level': branch.level - 1 }) as CSSProperties;

/** The lines, and the boxes over them. */
export const ChartSheet = ({ drawing, scale = 1, children }: ChartSheetProps) => {
  const { width, height, lines } = drawing;
  const measures = {
    '--sheet-width': px(width),
    '--sheet-height': px(height),
    '--box-width': px(BOX.width),
    '--box-height': px(BOX.height),
    '--scale': scale,
    // Small enough for a sheet of A4, which is some 640 px wide between its margins.
    '--paper-scale': Math.min(1, 640 / width),
  };
  return (
    <div className={classes.sheet} style={measures as CSSProperties}>
      <svg className={classes.lines} width={width} height={height} aria-hidden="true" focusable="false">
        {lines.map((line) => (
          <path key={line} d={line} />
        ))}
      </svg>
      {children}
    </div>
  );
};
