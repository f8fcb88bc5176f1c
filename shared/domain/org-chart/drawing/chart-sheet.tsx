import type { CSSProperties, ReactNode } from 'react';
import { BOX, type ChartLayout, type Position } from './chart-layout.ts';
import classes from './org-chart.module.css';

interface ChartSheetProps {
  layout: ChartLayout;
  /** 1 is full size. */
  scale?: number;
  children: ReactNode;
}

const px = (length: number) => `${length}px`;

/** The position of a box as CSS variables; on a narrow page the style sheet ignores them. */
export const positionStyle = ({ x, y, branch }: Position) =>
  ({ '--x': px(x), '--y': px(y), '--level': branch.level - 1 }) as CSSProperties;

/** The lines, and the boxes on top of them. */
export const ChartSheet = ({ layout, scale = 1, children }: ChartSheetProps) => {
  const { width, height, lines } = layout;
  const measures = {
    '--sheet-width': px(width),
    '--sheet-height': px(height),
    '--box-width': px(BOX.width),
    '--box-height': px(BOX.height),
    '--scale': scale,
    // Fits on A4, which is about 640 px wide without margins.
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
