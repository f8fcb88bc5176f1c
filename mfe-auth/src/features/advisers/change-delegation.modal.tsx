import { DraftNotice, useAppForm } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import type { ModalOf } from '@handover/shared/modals';
import { FormModal } from '../../components/form-modal.tsx';
import { useChangeDelegation } from '../../queries/delegations.query.ts';
import { termsSchema } from './delegation.schema.ts';
import { changedTerms, type TermsValues, termsValues } from './delegation.values.ts';
import { TermsFields } from './terms-fields.tsx';

/** Changes what an adviser may do, and until when. It counts at once, and both are told. */
export function ChangeDelegationModal({ delegation, onClose }: ModalOf<'change-delegation'>) {
  const { t } = useTranslation('auth');
  const messages = useMessages();
  const change = useChangeDelegation(delegation.id);
  const form = useAppForm<TermsValues>({
    schema: termsSchema,
    defaultValues: termsValues(delegation),
    draftKey: `delegation-${delegation.id}`,
  });
  const send = async (values: TermsValues) => {
    const changed = changedTerms(delegation, values);
    if (changed) await change.mutateAsync(changed);
    messages.success(t(changed ? 'advisers.changed' : 'profile.unchanged', { person: delegation.person }));
    onClose(true);
  };
  return (
    <FormModal
      title={t('advisers.changeTitle', { person: delegation.person })}
      lead={t('advisers.changeLead', { person: delegation.person })}
      action={t('advisers.changeSubmit')}
      form={form}
      onSubmit={send}
      onClose={onClose}
    >
      <TermsFields scope={delegation.scope} />
      <DraftNotice />
    </FormModal>
  );
}
