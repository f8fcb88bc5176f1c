import type { BackgroundImage } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { type ReactNode, useId } from 'react';
import classes from './background-image.module.css';

interface PictureChoiceProps {
  images: readonly BackgroundImage[];
  /** The drawing that is shown if there is no picture. */
  face: ReactNode;
  /** Null for none. */
  chosen: number | null;
  onChoose: (image: BackgroundImage | null) => void;
}

/** Radio buttons, so that arrow keys move and one is always chosen; drawn as the pictures. */
export function PictureChoice({ images, face, chosen, onChoose }: PictureChoiceProps) {
  const { t } = useTranslation('opportunities');
  const name = useId();
  return (
    <fieldset className={classes.grid}>
      <legend className={classes.legend}>{t('picture.choose')}</legend>
      <label className={classes.choice}>
        <input type="radio" name={name} checked={chosen === null} onChange={() => onChoose(null)} />
        {face}
        <span className={classes.none}>{t('picture.none')}</span>
      </label>
      {images.map((image, index) => (
        <label key={image.id} className={classes.choice}>
          <input
            type="radio"
            name={name}
            checked={chosen === image.id}
            onChange={() => onChoose(image)}
            aria-label={t('picture.number', { number: index + 1, count: images.length })}
          />
          <img src={image.image} alt="" loading="lazy" className={classes.picture} />
        </label>
      ))}
    </fieldset>
  );
}
