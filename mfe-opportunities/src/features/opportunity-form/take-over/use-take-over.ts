import type { Company } from '@handover/shared/contract';
import { useFormContext } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useConfirm } from '@handover/shared/modals';
import { useRef } from 'react';
import type { SellValues } from '../sell-kind.ts';
import { companyValues } from './company-values.ts';
import { fieldsOf, type TakenPart, takeOverOf } from './take-over.rules.ts';

/** Fills the form from the chosen company; typed values are replaced only after a question. */
export function useTakeOver(companies: readonly Company[]): (companyId: string | null) => Promise<void> {
  const { t } = useTranslation('opportunities');
  const confirm = useConfirm();
  const { getValues, setValue } = useFormContext<SellValues>();
  const last = useRef(getValues('company_id'));
  const find = (companyId: string | null) => {
    const company = companies.find(({ id }) => String(id) === companyId);
    return company && companyValues(company);
  };
  return async (companyId) => {
    const before = find(last.current);
    last.current = companyId;
    const company = find(companyId);
    if (!company) return;
    const { free, typed } = takeOverOf(getValues(), company, before);
    const take = (parts: readonly TakenPart[]) => {
      for (const name of parts.flatMap(fieldsOf))
        setValue(name, company[name], { shouldDirty: true, shouldValidate: true });
      if (parts.includes('revenues') && getValues('asking_price') === null)
        setValue('preferred_currency', company.currency, { shouldDirty: true });
    };
    take(free);
    if (typed.length === 0) return;
    const names = typed.map((part) => t(`form.${part}`)).join(', ');
    const replaces = await confirm({
      title: t('form.takeOver.question'),
      text: t('form.takeOver.text', { names }),
      action: t('form.takeOver.replace'),
      cancel: t('form.takeOver.keep'),
    });
    // Another company may have been chosen, or more been typed, while the question was open.
    if (replaces && last.current === companyId) take(typed);
  };
}
