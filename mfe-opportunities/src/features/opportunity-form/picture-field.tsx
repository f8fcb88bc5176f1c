import type { BackgroundImage } from '@handover/shared/contract';
import { useFieldDescription, useFormContext, useFormState, useWatch } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useModals } from '@handover/shared/modals';
import { Button, Face, Group, Text } from '@handover/shared/ui';
import { useId } from 'react';
import classes from './opportunity-form.module.css';
import { useFormPattern } from './use-form-pattern.ts';

const isPicture = (value: unknown): value is BackgroundImage =>
  typeof value === 'object' && value !== null && 'image' in value;

/** The picture of the teaser. Pictures belong to sub-sectors, so these must be chosen first. */
export function PictureField({ sectorsName }: { sectorsName: 'sectors' | 'preferred_sectors' }) {
  const { t } = useTranslation('opportunities');
  const modals = useModals();
  const label = useId();
  const { control, setValue } = useFormContext();
  const { errors } = useFormState({ name: 'background_image' });
  const picture: BackgroundImage | null = useWatch({ control, name: 'background_image' }) ?? null;
  const subSectors: string[] = useWatch({ control, name: 'sub_sectors' }) ?? [];
  const { pattern, isPending } = useFormPattern(sectorsName);
  useFieldDescription('background_image', {
    label: t('form.background_image'),
    textOf: (value) => (isPicture(value) ? <img src={value.image} alt={t('picture.preview')} /> : ''),
  });
  const error = errors.background_image?.message;
  const set = (value: BackgroundImage | null) =>
    setValue('background_image', value, { shouldDirty: true, shouldValidate: true });
  const choose = async () => {
    const subSectorIds = subSectors.map(Number);
    const chosen = picture?.id ?? null;
    const answer = await modals.open('background-image', { subSectorIds, chosen, pattern });
    if (answer !== undefined) set(answer);
  };

  return (
    <fieldset className={classes.picture} aria-labelledby={label}>
      <Text id={label} size="sm" fw={550}>
        {t('form.background_image')}
      </Text>
      <Text size="xs" c="dimmed">
        {t(subSectors.length === 0 ? 'form.help.pictureFirst' : 'form.help.picture')}
      </Text>
      {picture ? (
        <img src={picture.image} alt={t('picture.preview')} className={classes.thumb} />
      ) : pattern.sectors.length > 0 ? (
        <div className={classes.thumb}>
          {isPending ? null : <Face of={{ ...pattern, background_image: null }} id={pattern.id} />}
        </div>
      ) : null}
      <Group gap="sm">
        <Button
          variant="default"
          disabled={subSectors.length === 0 || isPending}
          aria-haspopup="dialog"
          onClick={choose}
        >
          {t(picture ? 'picture.change' : 'picture.open')}
        </Button>
        {picture ? (
          <Button variant="subtle" onClick={() => set(null)}>
            {t('picture.remove')}
          </Button>
        ) : null}
      </Group>
      {error ? (
        <Text size="sm" c="danger" role="alert">
          {String(error)}
        </Text>
      ) : null}
    </fieldset>
  );
}
