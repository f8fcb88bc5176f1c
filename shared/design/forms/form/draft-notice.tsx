import { useEffect, useMemo, useState } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { usePlatform } from '../../../kernel/platform/index.ts';
import { Alert, Button, Group } from '../../ui/index.ts';
import { type Draft, readDraft, sameValues } from './draft-store.ts';

/**
 * Offers back what was typed the last time and not sent, and tells when another tab has typed into the same form. Put it
 * at the top of a form that has a `draftKey`.
 */
export const DraftNotice = ({ draftKey }: { draftKey: string }) => {
  const { t } = useTranslation('inputs');
  const form = useFormContext<FieldValues>();
  const { drafts } = usePlatform();
  const place = useMemo(() => drafts.of(draftKey), [drafts, draftKey]);
  const [draft, setDraft] = useState<Draft | undefined>(() => readDraft(place));
  const [elsewhere, setElsewhere] = useState(false);
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key !== place.name) return;
      const newest = readDraft(place);
      setDraft(
        newest && sameValues({ ...form.getValues(), ...newest.values }, form.getValues())
          ? undefined
          : newest,
      );
      setElsewhere(true);
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [place, form]);
  if (!draft) return null;
  const take = () => {
    form.reset({ ...form.getValues(), ...draft.values }, { keepDefaultValues: true });
    setDraft(undefined);
  };
  const leave = () => {
    // What the other tab typed stays its own.
    if (!elsewhere) place.drop();
    setDraft(undefined);
  };
  return (
    <Alert color="ink" title={t(elsewhere ? 'draftElsewhere' : 'draftFound')} role="status">
      <Group gap="xs">
        <Button size="xs" variant="default" onClick={take}>
          {t(elsewhere ? 'draftTakeOther' : 'draftTake')}
        </Button>
        <Button size="xs" variant="subtle" onClick={leave}>
          {t(elsewhere ? 'draftKeepMine' : 'draftLeave')}
        </Button>
      </Group>
    </Alert>
  );
};
