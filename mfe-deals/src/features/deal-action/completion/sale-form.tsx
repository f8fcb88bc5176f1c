import { DAYS, LOI_EXTENSIONS } from '@handover/shared/contract';
import { marketDay, marketPlace, useFormat } from '@handover/shared/format';
import { CancellableForm, DateField, FileField, MoneyField, useAppForm } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { routes } from '@handover/shared/router';
import { useClosedNotice } from '../../../hooks/use-closed-notice.ts';
import { usePartyName } from '../../../hooks/use-party-name.ts';
import { useCompleteDeal } from '../../../queries/change-deal.mutation.ts';
import { dayFromNow } from '../../../rules/calendar.ts';
import { fileProblem } from '../../../rules/file-problem.ts';
import { offeredVersions } from '../../../rules/offered-versions.ts';
import type { ActionFormProps } from '../action-form-props.ts';
import { SaleConsequences } from './sale-consequences.tsx';
import { saleFormSchema } from './sale-form.schema.ts';

interface SaleValues {
  final_price: number | null;
  currency: string;
  closed_on: string;
  file: File | null;
}

/** Final price, day of the signing and signed document. It begins with the price of the last letter. */
export function SaleForm({ deal, onDone, onCancel }: ActionFormProps) {
  const { t } = useTranslation(['deals', 'inputs']);
  const { date, language } = useFormat();
  const partyName = usePartyName();
  const completion = useCompleteDeal(deal.id);
  const closedNotice = useClosedNotice('deal', routes.dealView(deal.id));
  const [min, max] = [marketDay(deal.created_at), dayFromNow(0)];
  const range = t('completion.range', { min: date(min), max: date(max) });
  const terms = offeredVersions(deal.loi_documents).at(-1)?.version.terms;
  const form = useAppForm<SaleValues>({
    schema: saleFormSchema(t, { min, max, range }),
    defaultValues: {
      final_price: terms?.price ?? null,
      currency: String(terms?.currency ?? deal.opportunity.preferred_currency),
      closed_on: max,
      file: null,
    },
    draftKey: `complete-deal-${deal.id}`,
  });
  const name = partyName(deal.other_party);
  const submit = ({ currency, ...values }: SaleValues) =>
    completion.mutateAsync({ ...values, currency: Number(currency) }).then(
      () => onDone(),
      (error) => {
        const problem = fileProblem(error, t);
        if (problem) return form.setError('file', { message: problem }, { shouldFocus: true });
        if (!closedNotice.showIfClosed(error)) throw error;
        onCancel();
      },
    );
  return (
    <CancellableForm
      form={form}
      lead={t('completion.lead', { name })}
      action={t('completion.declare')}
      busy={completion.isPending}
      onSubmit={submit}
      onCancel={onCancel}
      beginsSafe
    >
      <SaleConsequences deal={deal} begins={[t('completion.waits', { name, days: DAYS.completionAnswer })]} />
      <MoneyField name="final_price" label={t('completion.finalPrice')} currencyName="currency" required />
      <DateField
        name="closed_on"
        label={t('completion.closedOn')}
        description={t('completion.closedOnHelp', { place: marketPlace(language) })}
        min={min}
        max={max}
        required
      />
      <FileField
        name="file"
        label={t('completion.file')}
        description={t('completion.fileHelp', { name })}
        accept={LOI_EXTENSIONS.map((extension) => `.${extension}`).join(',')}
        required
      />
    </CancellableForm>
  );
}
