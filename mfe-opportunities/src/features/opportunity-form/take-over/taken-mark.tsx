import type { Company } from '@handover/shared/contract';
import { useFormSelector } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { Icon } from '@handover/shared/ui';
import type { ReactNode } from 'react';
import type { SellValues } from '../sell-kind.ts';
import { companyValues } from './company-values.ts';
import classes from './take-over.module.css';
import { fieldsOf, isTaken, type TakenPart } from './take-over.rules.ts';

interface TakenProps {
  part: TakenPart;
  /** The companies of the user. */
  companies: readonly Company[];
  /** The field. */
  children: ReactNode;
}

/** A field, marked as long as it stands as the chosen company has it. */
export const Taken = ({ part, companies, children }: TakenProps) => (
  <div>
    {children}
    <TakenMark part={part} companies={companies} />
  </div>
);

/** The mark of a field that is as wide as its section: it is placed beside the field, not around it. */
export function TakenMark({ part, companies }: Omit<TakenProps, 'children'>) {
  const { t } = useTranslation('opportunities');
  const company = useFormSelector(
    (values: SellValues) => {
      const chosen = companies.find(({ id }) => String(id) === values.company_id);
      return chosen && isTaken(part, values, companyValues(chosen)) ? chosen.name : undefined;
    },
    ['company_id', ...fieldsOf(part)],
  );
  if (company === undefined) return null;
  return (
    <p className={classes.mark}>
      <Icon name="check" size={14} />
      {t('form.takeOver.mark', { company })}
    </p>
  );
}
