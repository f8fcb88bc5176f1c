import { useTranslation } from '@handover/shared/i18n';
import { Button, Icon } from '@handover/shared/ui';
import type { CompanyChange } from '../../../api/company-changes.api.ts';
import { SECTIONS } from '../sections.ts';
import classes from './company-changes.module.css';

interface TakenRowProps {
  change: CompanyChange;
  onUndo: () => void;
}

/** A field that is filled in from the company: a link to where it stands, and the way back. */
export function TakenRow({ change: { field }, onUndo }: TakenRowProps) {
  const { t } = useTranslation('opportunities');
  const label = t(`form.${field}`);
  const section = SECTIONS.sell.find(({ id, fields }) => id === field || fields.includes(field));
  return (
    <fieldset aria-label={label} className={classes.taken}>
      <Icon name="check" size={16} />
      <span>
        <a href={`#${section?.id ?? 'business'}`}>{label}</a> {t('form.companyChanges.taken')}
      </span>
      <Button size="xs" variant="subtle" onClick={onUndo}>
        {t('form.companyChanges.undo')}
      </Button>
    </fieldset>
  );
}
