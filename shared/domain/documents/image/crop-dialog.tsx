import { useId, useRef, useState } from 'react';
import { Button, Group, Text, VisuallyHidden } from '../../../design/ui/index.ts';
import { Modal } from '../../../design/ui-extra/index.ts';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { areaOf, type Crop, centeredCrop, clampCrop, cropByKey, imagePosition, ZOOM } from './crop-area.ts';
import classes from './image.module.css';
import { useCropGestures } from './use-crop-gestures.ts';

export interface CropDialogProps {
  image: HTMLImageElement;
  aspect: number;
  /** The initial crop. */
  start?: Crop;
  /** Called without a crop if it was cancelled. */
  onClose: (crop?: Crop) => void;
}

/** Chooses the crop of an image, by mouse, touch and keyboard; screen readers get its position. */
export const CropDialog = ({ image, aspect, start = centeredCrop, onClose }: CropDialogProps) => {
  const { t } = useTranslation(['inputs', 'common']);
  const [size] = useState(() => ({ width: image.naturalWidth, height: image.naturalHeight }));
  const [crop, setCrop] = useState(() => clampCrop(start, size, aspect));
  const frame = useRef<HTMLDivElement>(null);
  const gestures = useCropGestures(frame, size, aspect, setCrop);
  const id = useId();
  const area = areaOf(crop, size, aspect);
  const percent = (fraction: number) => Math.round(fraction * 100);
  return (
    <Modal
      opened
      onClose={() => onClose()}
      title={t('picture.cropTitle')}
      closeButtonProps={{ 'aria-label': t('action.close', { ns: 'common' }) }}
    >
      <Text id={`${id}-help`} size="sm" c="dimmed" mb="sm">
        {t('picture.cropHelp')}
      </Text>
      {/* role=application, so that screen readers pass on the arrow keys. */}
      <div
        ref={frame}
        className={classes.frame}
        style={{ aspectRatio: aspect, maxInlineSize: `calc(50vh * ${aspect})` }}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved by keys
        tabIndex={0}
        data-autofocus
        aria-label={t('picture.frame')}
        aria-describedby={`${id}-help`}
        onKeyDown={(event) => {
          const next = cropByKey(event.key, crop, size, aspect);
          if (!next) return;
          event.preventDefault();
          setCrop(next);
        }}
        {...gestures}
      >
        <img src={image.src} alt="" draggable={false} style={imagePosition(crop, size, aspect)} />
      </div>
      <VisuallyHidden role="status">
        {t('picture.where', {
          zoom: percent(crop.zoom),
          x: percent(area.left / size.width),
          y: percent(area.top / size.height),
        })}
      </VisuallyHidden>
      <div className={classes.zoom}>
        <label htmlFor={`${id}-zoom`}>{t('picture.zoom')}</label>
        <input
          id={`${id}-zoom`}
          type="range"
          min={ZOOM.min}
          max={ZOOM.max}
          step={ZOOM.step}
          value={crop.zoom}
          aria-valuetext={`${percent(crop.zoom)} %`}
          onChange={({ currentTarget }) =>
            setCrop(clampCrop({ ...crop, zoom: Number(currentTarget.value) }, size, aspect))
          }
        />
        <Button variant="subtle" size="xs" onClick={() => setCrop(clampCrop(centeredCrop, size, aspect))}>
          {t('picture.centre')}
        </Button>
      </div>
      <Group gap="sm" mt="lg">
        <Button onClick={() => onClose(crop)}>{t('picture.use')}</Button>
        <Button variant="default" onClick={() => onClose()}>
          {t('picture.cancel')}
        </Button>
      </Group>
    </Modal>
  );
};
