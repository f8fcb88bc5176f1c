import { DELEGATION_SCOPES } from '@handover/shared/contract';
import { marketToday } from '@handover/shared/format';
import {
  CancellableForm,
  DraftNotice,
  SelectField,
  TextField,
  UnsavedGuard,
  useAppForm,
} from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { useSearchParams } from '@handover/shared/router';
import { Section } from '@handover/shared/ui';
import { useDelegable } from '../../queries/delegable.query.ts';
import { useGiveDelegation } from '../../queries/delegations.query.ts';
import { inviteAdviserSchema } from './delegation.schema.ts';
import { type InviteValues, inviteBody, inviteValues, rightWithin } from './delegation.values.ts';
import { TermsFields } from './terms-fields.tsx';

/** Invites an adviser by e-mail; the address of the page may name what for. */
export function InviteForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('auth');
  const messages = useMessages();
  const [query] = useSearchParams();
  const give = useGiveDelegation();
  const form = useAppForm<InviteValues>({
    schema: inviteAdviserSchema,
    defaultValues: inviteValues(query, marketToday()),
    draftKey: `adviser${['company', 'opportunity', 'deal'].map((name) => `-${query.get(name) ?? ''}`).join('')}`,
  });
  const scope = form.watch('scope');
  const delegable = useDelegable(scope);
  const send = async (values: InviteValues) => {
    await give.mutateAsync(inviteBody(values));
    messages.success(t('advisers.form.sent', { email: values.email }));
    form.reset();
    onClose();
  };
  return (
    <Section title={t('advisers.form.title')} lead={t('advisers.form.lead')}>
      <CancellableForm
        form={form}
        action={t('advisers.form.submit')}
        busy={give.isPending}
        onSubmit={send}
        onCancel={onClose}
      >
        <UnsavedGuard />
        <TextField
          name="email"
          type="email"
          autoComplete="off"
          label={t('advisers.form.email')}
          description={t('advisers.form.emailHelp')}
          focusFirst
          required
        />
        <SelectField
          name="scope"
          label={t('advisers.form.scope')}
          options={DELEGATION_SCOPES.map((value) => ({ value, label: t(`advisers.scopes.${value}`) }))}
          onChosen={() => {
            form.setValue('subject_id', null);
            form.setValue('right', rightWithin(form.getValues('scope'), form.getValues('right')));
          }}
          searchable={false}
          required
        />
        <SelectField
          key={scope}
          name="subject_id"
          label={t(`advisers.form.subject.${scope}`)}
          options={delegable.data ?? []}
          error={delegable.error}
          retry={() => void delegable.refetch()}
          required
        />
        <TermsFields scope={scope} />
        <DraftNotice />
      </CancellableForm>
    </Section>
  );
}
