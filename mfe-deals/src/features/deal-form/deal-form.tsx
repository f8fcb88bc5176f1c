import type { DealDetail } from '@handover/shared/contract';
import { RecordForm, useRecordForm } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { routes, useNavigate } from '@handover/shared/router';
import { useSaveSnapshot } from '../../queries/save-snapshot.mutation.ts';
import { toStored } from '../../rules/deal-form-values.ts';
import { editedPart } from '../../rules/edit-lock.ts';
import { BusinessFields } from './business-fields.tsx';
import { dealSchema } from './deal-form.schema.ts';
import { MandateFields } from './mandate-fields.tsx';
import { SaleFields } from './sale-fields.tsx';
import { SECTIONS } from './sections.ts';

/** Edits the copy of the opportunity in this deal; the published one stays as it is. */
export function DealForm({ deal }: { deal: DealDetail }) {
  const { t } = useTranslation('deals');
  const messages = useMessages();
  const navigate = useNavigate();
  const { id } = deal;
  const part = editedPart(deal);
  const stored = toStored(deal);
  const record = useRecordForm({
    schema: dealSchema(part, stored.values.revenues.length > 0),
    stored,
    draftKey: `deal-${id}`,
    sections: SECTIONS[part].map((section) => ({ ...section, title: t(`edit.section.${section.id}`) })),
    calls: useSaveSnapshot(deal),
    onSaved: () => {
      messages.success(t('edit.saved'));
      navigate(routes.dealView(id), { replace: true });
    },
  });
  return (
    <RecordForm
      record={record}
      action={t('edit.save')}
      cancel={{ to: routes.dealView(id), label: t('edit.cancel') }}
    >
      {part === 'brought' ? <BusinessFields documents={deal.documents} /> : null}
      {part === 'sell' ? <SaleFields tags={deal.opportunity.tags} documents={deal.documents} /> : null}
      {part === 'buy' ? <MandateFields tags={deal.opportunity.tags} /> : null}
    </RecordForm>
  );
}
