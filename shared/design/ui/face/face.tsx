import type { CSSProperties } from 'react';
import type { Opportunity } from '../../../contract/index.ts';
import { Pattern } from '../pattern/pattern.tsx';
import classes from './face.module.css';

export interface FaceProps {
  /** An opportunity, or a deal or request about one. */
  of: Pick<Opportunity, 'sectors' | 'sub_sectors' | 'background_image'>;
  /** The id of the opportunity; without it (not created yet) the pattern is that of its sub-sector. */
  id?: number;
  className?: string;
}

/** The face of an opportunity: its picture, in the colours of its sector, or the pattern of its own. It fills its parent, and is hidden from screen readers. */
export const Face = ({ of: { sectors, sub_sectors, background_image }, id, className = '' }: FaceProps) => {
  const hue = sectors[0]?.hue;
  if (background_image)
    return (
      <span className={`${classes.duotone} ${className}`} style={{ '--hue': hue ?? 0 } as CSSProperties}>
        <img src={background_image.image} alt="" loading="lazy" />
      </span>
    );
  const seed = sub_sectors[0]?.name ?? sectors[0]?.name ?? '';
  return <Pattern seed={seed} listing={id} hue={hue} className={className} />;
};
