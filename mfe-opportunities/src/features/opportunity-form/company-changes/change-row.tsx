import { useTranslation } from '@handover/shared/i18n';
import { Button, Group } from '@handover/shared/ui';
import type { CompanyChange } from '../../../api/company-changes.api.ts';
import classes from './company-changes.module.css';
import { useChangeText } from './use-change-text.ts';

interface ChangeRowProps {
  change: CompanyChange;
  onTake: () => void;
  onKeep: () => void;
}

/** The number of lines shown of a list. Once taken over, all of it is in the form. */
const LINES = 8;

/** One changed field: what the company had, what it has now, and the choice. */
export function ChangeRow({ change, onTake, onKeep }: ChangeRowProps) {
  const { t } = useTranslation('opportunities');
  const textOf = useChangeText();
  const label = t(`form.${change.field}`);
  const { before, after } = textOf(change);
  const shown = (lines: readonly string[]) => {
    const rest = lines.length > LINES ? lines.length - LINES + 1 : 0;
    const more = rest > 0 ? [t('form.companyChanges.more', { count: rest })] : [];
    return [...lines.slice(0, lines.length - rest), ...more].join('\n') || t('form.companyChanges.nothing');
  };
  return (
    <fieldset aria-label={label} className={classes.change}>
      <strong>{label}</strong>
      <div className={classes.versions}>
        <del className={classes.text}>{shown(before)}</del>
        <ins className={classes.text}>{shown(after)}</ins>
      </div>
      <Group gap="xs">
        <Button size="xs" variant="default" onClick={onTake}>
          {t('form.companyChanges.take')}
        </Button>
        <Button size="xs" variant="subtle" onClick={onKeep}>
          {t('form.companyChanges.keep')}
        </Button>
      </Group>
    </fieldset>
  );
}
