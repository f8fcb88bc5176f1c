import type { ActingFor } from '../../../contract/index.ts';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import classes from './advisers.module.css';

interface ActingForLineProps {
  /** The value of the record; nothing is shown of what is the viewer's own. */
  actingFor: ActingFor | undefined;
}

/** Says at the top of a record for whom the viewer acts there, and how far. */
export function ActingForLine({ actingFor }: ActingForLineProps) {
  const { t } = useTranslation('inputs');
  if (!actingFor) return null;
  return (
    <p className={classes.line}>
      <strong>{t('adviser.actsFor', { name: actingFor.name })}</strong> ·{' '}
      {t(actingFor.may_accept ? 'adviser.may.accept' : `adviser.may.${actingFor.right}`)}
    </p>
  );
}
