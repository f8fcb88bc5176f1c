import { useState } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { useTranslation } from '../../i18n/index.ts';
import { Alert, Button, Group } from '../../ui/index.ts';
import { dropDraft, readDraft } from './use-draft.ts';

/** Offers back what was typed the last time and not sent. Put it at the top of a form that has a `draftKey`. */
export const DraftNotice = ({ draftKey }: { draftKey: string }) => {
  const { t } = useTranslation('inputs');
  const form = useFormContext<FieldValues>();
  const [draft, setDraft] = useState(() => readDraft(draftKey));
  if (!draft) return null;
  const take = () => {
    form.reset({ ...form.getValues(), ...draft }, { keepDefaultValues: true });
    setDraft(undefined);
  };
  const leave = () => {
    dropDraft(draftKey);
    setDraft(undefined);
  };
  return (
    <Alert color="ink" title={t('draftFound')}>
      <Group gap="xs">
        <Button size="xs" variant="default" onClick={take}>
          {t('draftTake')}
        </Button>
        <Button size="xs" variant="subtle" onClick={leave}>
          {t('draftLeave')}
        </Button>
      </Group>
    </Alert>
  );
};
