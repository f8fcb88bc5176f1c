import { useId, useRef, useState } from 'react';
import { Modal } from '../../../design/overlays/index.ts';
import { Button, Group, Text, VisuallyHidden } from '../../../design/ui/index.ts';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { areaOf, type Crop, cropByKey, placeOf, wholeCrop, within, ZOOM } from './crop-area.ts';
import classes from './image.module.css';
import { useCropGestures } from './use-crop-gestures.ts';

export interface CropDialogProps {
  image: HTMLImageElement;
  aspect: number;
  /** Where it begins; the whole picture where nothing is said. */
  start?: Crop;
  /** Without a part: it was left. */
  onClose: (crop?: Crop) => void;
}

/** The picture behind a frame: moved and enlarged by mouse, touch and keyboard, with its place read out. */
export const CropDialog = ({ image, aspect, start = wholeCrop, onClose }: CropDialogProps) => {
  const { t } = useTranslation(['inputs', 'common']);
  const [size] = useState(() => ({ width: image.naturalWidth, height: image.naturalHeight }));
  const [crop, setCrop] = useState(() => within(start, size, aspect));
  const frame = useRef<HTMLDivElement>(null);
  const gestures = useCropGestures(frame, size, aspect, setCrop);
  const id = useId();
  const area = areaOf(crop, size, aspect);
  const percent = (share: number) => Math.round(share * 100);
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
      {/* An application: the arrow keys mean the picture, not the reading of the page. */}
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
        <img src={image.src} alt="" draggable={false} style={placeOf(crop, size, aspect)} />
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
            setCrop(within({ ...crop, zoom: Number(currentTarget.value) }, size, aspect))
          }
        />
        <Button variant="subtle" size="xs" onClick={() => setCrop(within(wholeCrop, size, aspect))}>
          {t('picture.centre')}
        </Button>
      </div>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={() => onClose()}>
          {t('picture.cancel')}
        </Button>
        <Button onClick={() => onClose(crop)}>{t('picture.use')}</Button>
      </Group>
    </Modal>
  );
};
