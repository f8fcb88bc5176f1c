import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { useIsHydrating } from '../../../kernel/lazy/index.ts';
import { useShellPlatform } from '../../../kernel/platform/index.ts';
import { Alert, Button, Group } from '../../ui/index.ts';
import { type Draft, readDraft, sameValues } from './draft-store.ts';
import { useFormContext } from './form-context.tsx';
import { takeResumed } from './resumed-drafts.ts';

/**
 * Offers to restore a draft of this form, or restores it at once where the page was mounted anew meanwhile, and says when another tab has changed the same form. Render it at the top of a form with a
 * `draftKey`.
 */
export const DraftNotice = ({ draftKey }: { draftKey: string }) => {
  const { t } = useTranslation('inputs');
  const form = useFormContext();
  const { drafts } = useShellPlatform();
  const slot = useMemo(() => drafts.of(draftKey), [drafts, draftKey]);
  const [draft, setDraft] = useState<Draft | undefined>(() => readDraft(slot));
  const [elsewhere, setElsewhere] = useState(false);
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key !== slot.key) return;
      const newest = readDraft(slot);
      setDraft(
        newest && sameValues({ ...form.getValues(), ...newest.values }, form.getValues())
          ? undefined
          : newest,
      );
      setElsewhere(true);
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [slot, form]);
  const restore = () => {
    form.reset({ ...form.getValues(), ...draft?.values }, { keepDefaultValues: true });
    setDraft(undefined);
  };
  const isHydrating = useIsHydrating();
  useEffect(() => {
    if (draft && !isHydrating && takeResumed(slot.key)) restore();
  }, [isHydrating]);
  // The server knows no drafts.
  if (isHydrating || !draft) return null;
  const discard = () => {
    // The draft of the other tab is kept.
    if (!elsewhere) slot.remove();
    setDraft(undefined);
  };
  return (
    <Alert color="ink" title={t(elsewhere ? 'draftElsewhere' : 'draftFound')} role="status">
      <Group gap="xs">
        <Button size="xs" variant="default" onClick={restore}>
          {t(elsewhere ? 'draftTakeOther' : 'draftTake')}
        </Button>
        <Button size="xs" variant="subtle" onClick={discard}>
          {t(elsewhere ? 'draftKeepMine' : 'draftLeave')}
        </Button>
      </Group>
    </Alert>
  );
};
