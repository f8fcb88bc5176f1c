import type { Opportunity } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Alert, Button } from '@handover/shared/ui';
import classes from './moderation.module.css';

interface UndecidedCasesProps {
  cases: readonly Opportunity[];
  /** The one that is open. */
  currentId: number | undefined;
  onOpen: (opportunity: Opportunity) => void;
}

/**
 * The cases whose decision failed because the session ended, and that are still in the queue. Shown after the next
 * sign-in.
 */
export function UndecidedCases({ cases, currentId, onOpen }: UndecidedCasesProps) {
  const { t } = useTranslation('opportunities');
  return cases.map((one) => (
    <Alert key={one.id} color="waiting" className={classes.undecided} title={t('moderation.undecided.title')}>
      <p>{t('moderation.undecided.text', { title: one.project_title })}</p>
      {one.id === currentId ? null : (
        <Button variant="default" onClick={() => onOpen(one)}>
          {t('moderation.undecided.open')}
        </Button>
      )}
    </Alert>
  ));
}
