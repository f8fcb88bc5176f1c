import { type DealDetail, type LoiDocument, TEXT } from '@handover/shared/contract';
import { CancellableForm, DateField, DraftNotice, TextAreaField, useAppForm } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import type { ModalOf } from '@handover/shared/modals';
import { Stack } from '@handover/shared/ui';
import { useState } from 'react';
import { Consequences } from '../../../components/consequences.tsx';
import { DealDialog } from '../../../components/deal-dialog.tsx';
import { useClosedNotice } from '../../../hooks/use-closed-notice.ts';
import { usePartyName } from '../../../hooks/use-party-name.ts';
import { useCounterLetter } from '../../../queries/bidding.mutation.ts';
import { expirationBounds } from '../form/loi-form.schema.ts';
import { TermsFields } from '../form/terms-fields.tsx';
import { useNewVersionError } from '../form/use-new-version-error.ts';
import { type CounterValues, counterSchema, toCounterBody, toCounterValues } from './counter.schema.ts';

/** The seller says which terms would be accepted, beginning with those of the letter. */
export function LoiCounterModal({ dealId, letter, onClose }: ModalOf<'loi-counter'>) {
  const { t } = useTranslation('deals');
  return (
    <DealDialog title={t('counter.title')} dealId={dealId} size="lg" onClose={() => onClose()}>
      {(deal) => <CounterForm deal={deal} letter={letter} onClose={onClose} />}
    </DealDialog>
  );
}

interface CounterFormProps {
  deal: DealDetail;
  letter: LoiDocument;
  onClose: (sent?: true) => void;
}

function CounterForm({ deal, letter, onClose }: CounterFormProps) {
  const { t } = useTranslation('deals');
  const partyName = usePartyName();
  const messages = useMessages();
  const counter = useCounterLetter(letter);
  const closedNotice = useClosedNotice('letter');
  const toNewVersionError = useNewVersionError();
  const name = partyName(deal.other_party);
  const [initial] = useState(() => toCounterValues(letter, deal.opportunity.preferred_currency));
  const form = useAppForm<CounterValues>({
    schema: counterSchema(t),
    defaultValues: initial,
    draftKey: `counter-${letter.id}-${letter.version}`,
  });
  return (
    <CancellableForm
      form={form}
      action={t('counter.action')}
      busy={counter.isPending}
      onCancel={() => onClose()}
      onSubmit={async (values) => {
        const body = toCounterBody(values);
        if (!body) return;
        await counter
          .mutateAsync(body)
          .catch(toNewVersionError)
          .catch((error) => {
            throw closedNotice.toFormError(error);
          });
        messages.success(t('counter.sent', { name }));
        onClose(true);
      }}
    >
      <Stack gap="md">
        <Consequences sentences={[t('counter.means.binds'), t('counter.means.stays', { name })]} />
        <TermsFields opportunity={deal.opportunity} isCounter />
        <DateField
          name="expiration_date"
          label={t('loi.expiration')}
          description={t('counter.validityHelp')}
          {...expirationBounds()}
          required
        />
        <TextAreaField
          name="message"
          label={t('counter.message')}
          maxLength={TEXT.counterMessageMax}
          rows={3}
        />
        <DraftNotice />
      </Stack>
    </CancellableForm>
  );
}
