import type { Company } from '@handover/shared/contract';
import { useFormSelector } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { Icon } from '@handover/shared/ui';
import type { SellValues } from '../sell-kind.ts';
import { companyValues } from './company-values.ts';
import classes from './take-over.module.css';
import { fieldsOf, isEmptyPart, isTaken, type TakenPart } from './take-over.rules.ts';

interface TakenMarkProps {
  /** The parts of a section. */
  parts: readonly TakenPart[];
  /** The companies of the user. */
  companies: readonly Company[];
}

/** Says once for a section that it stands as the chosen company has it, or which of its parts still do. */
export function TakenMark({ parts, companies }: TakenMarkProps) {
  const { t } = useTranslation('opportunities');
  const companyOf = (id: string | null) => companies.find((each) => String(each.id) === id);
  const text = useFormSelector(
    (values: SellValues) => {
      const chosen = companyOf(values.company_id);
      if (!chosen) return undefined;
      const given = companyValues(chosen);
      const taken = parts.filter((part) => isTaken(part, values, given));
      if (taken.length === 0) return undefined;
      if (parts.every((part) => taken.includes(part) || isEmptyPart(part, given)))
        return t('form.takeOver.mark', { company: chosen.name });
      const names = taken.map((part) => t(`form.${part}`)).join(', ');
      return t('form.takeOver.markOf', { company: chosen.name, names });
    },
    ['company_id', ...parts.flatMap(fieldsOf)],
  );
  if (text === undefined) return null;
  return (
    <p className={classes.mark}>
      <Icon name="check" size={14} />
      {text}
    </p>
  );
}
