import { useMemo } from 'react';
import { HEIGHT, hashOf, shapesOf, WIDTH } from '../../../contract/pattern/index.ts';
import classes from './pattern.module.css';

export interface PatternProps {
  /** The English name of the sub-sector, or of the sector: determines what is drawn. */
  seed: string;
  /** The id of the opportunity: determines crop, density and the accent tile. */
  listing?: number | string;
  /** The hue of the sector, in degrees. */
  hue?: number;
  className?: string;
}

/** A generated image. It reveals nothing of the company, and is hidden from screen readers. */
export const Pattern = ({ seed, listing = '', hue = hashOf(seed) % 360, className }: PatternProps) => {
  const { lines, blocks, tile, tileLine } = useMemo(() => shapesOf(seed, listing), [seed, listing]);
  const ink = `hsl(${hue} var(--pattern-chroma) var(--pattern-lightness))`;
  const ground = `hsl(${hue} var(--pattern-chroma) var(--pattern-ground))`;
  return (
    <svg
      className={`${classes.pattern} ${className ?? ''}`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect width={WIDTH} height={HEIGHT} fill={ground} />
      <path d={blocks} fill={ink} opacity="0.1" />
      <path d={lines} fill="none" stroke={ink} strokeWidth="1.5" opacity="0.55" />
      <path d={tile} fill={ink} />
      <path d={tileLine} fill="none" stroke={ground} strokeWidth="1.5" />
    </svg>
  );
};
