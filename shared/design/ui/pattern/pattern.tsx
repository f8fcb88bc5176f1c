import { useMemo } from 'react';
import { hueOf } from './hues.ts';
import classes from './pattern.module.css';
import { shapesOf } from './shapes.ts';

export interface PatternProps {
  /** The name of the sub-sector: determines the shapes. */
  seed: string;
  /** The name of the sector, or a hue in degrees: determines the colour. */
  hue?: string | number;
  className?: string;
}

/** A generated image for an opportunity without one. It reveals nothing of the company, and is hidden from screen readers. */
export const Pattern = ({ seed, hue = seed, className }: PatternProps) => {
  const { lines, blocks } = useMemo(() => shapesOf(seed), [seed]);
  const degrees = typeof hue === 'number' ? hue : hueOf(hue);
  const ink = `hsl(${degrees} var(--pattern-chroma) var(--pattern-lightness))`;
  return (
    <svg
      className={`${classes.pattern} ${className ?? ''}`}
      viewBox="0 0 400 160"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="400" height="160" fill={`hsl(${degrees} var(--pattern-chroma) var(--pattern-ground))`} />
      <path d={blocks} fill={ink} opacity="0.1" />
      <path d={lines} fill="none" stroke={ink} strokeWidth="1.5" opacity="0.55" />
    </svg>
  );
};
