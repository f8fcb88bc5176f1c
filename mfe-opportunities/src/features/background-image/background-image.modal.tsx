import type { BackgroundImage } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import type { ModalOf } from '@handover/shared/modals';
import { Button, Face, Group, LoadingBlock, QueryView, Stack, Text } from '@handover/shared/ui';
import { ModalFrame } from '@handover/shared/ui-extra';
import { useState } from 'react';
import { useBackgroundImages } from '../../queries/background-images.query.ts';
import classes from './background-image.module.css';
import { PictureChoice } from './picture-choice.tsx';
import { PictureUpload } from './picture-upload.tsx';

/** Chooses the picture of an opportunity: one of its sub-sectors, an uploaded one, or none. */
export function BackgroundImageModal({
  subSectorIds,
  chosen,
  pattern,
  onClose,
}: ModalOf<'background-image'>) {
  const { t } = useTranslation('opportunities');
  const images = useBackgroundImages(subSectorIds);
  // Undefined until the user chooses: the current picture may not be loaded yet, or not be in the list.
  const [choice, setChoice] = useState<BackgroundImage | null>();
  const shown = choice === undefined ? images.data?.find(({ id }) => id === chosen) : choice;
  const chosenId = choice === undefined ? chosen : (choice?.id ?? null);
  const face = <Face of={{ ...pattern, background_image: null }} id={pattern.id} />;
  const use = () => (choice === undefined ? onClose() : onClose(choice));

  return (
    <ModalFrame title={t('picture.title')} size="lg" onClose={() => onClose()}>
      <Stack gap="lg">
        <div className={classes.preview}>
          {shown ? (
            <img src={shown.image} alt={t('picture.preview')} className={classes.picture} />
          ) : chosenId === null ? (
            face
          ) : (
            <Text size="sm">{t('picture.kept')}</Text>
          )}
        </div>
        <QueryView
          query={images}
          skeleton={<LoadingBlock variant="cards" count={3} label={t('picture.loading')} />}
        >
          {(found) => <PictureChoice face={face} images={found} chosen={chosenId} onChoose={setChoice} />}
        </QueryView>
        <PictureUpload subSectorIds={subSectorIds} onAdded={setChoice} />
        <Group gap="sm">
          <Button onClick={use}>{t('picture.use')}</Button>
          <Button variant="default" onClick={() => onClose()}>
            {t('dialog.cancel')}
          </Button>
        </Group>
      </Stack>
    </ModalFrame>
  );
}
