import {
  BUYER_FINANCING,
  BUYER_KINDS,
  BUYER_TIMINGS,
  type BuyerProfile,
  PROOF_EXTENSIONS,
  TEXT,
} from '@handover/shared/contract';
import {
  CurrencyLine,
  DraftNotice,
  FileField,
  Form,
  FormAlert,
  FormProvider,
  MoneyField,
  MultiSelectField,
  SelectField,
  SubmitButton,
  TextAreaField,
  UnsavedGuard,
  useAppForm,
  useServerErrors,
} from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { Group, Stack } from '@handover/shared/ui';
import { useState } from 'react';
import { useSaveBuyerProfile } from '../../../queries/save-buyer-profile.mutation.ts';
import classes from '../profile.module.css';
import { buyerSchema } from './buyer.schema.ts';
import { BuyerPreview } from './buyer-preview.tsx';
import { type BuyerValues, buyerValues, changedFields } from './buyer-values.ts';
import { StoredProof } from './stored-proof.tsx';

/** Sends the changed fields; errors of the server are shown at their fields, and typed values are kept. */
export function BuyerForm({ profile }: { profile: BuyerProfile }) {
  const { t } = useTranslation('auth');
  const { t: shared } = useTranslation('inputs');
  const messages = useMessages();
  const save = useSaveBuyerProfile();
  const [progress, setProgress] = useState<number>();
  const form = useAppForm<BuyerValues>({
    schema: buyerSchema,
    defaultValues: buyerValues(profile),
    draftKey: 'buyer-profile',
    draftEdits: true,
  });
  const showErrors = useServerErrors(form);
  const currency = form.watch('currency');
  const send = form.handleSubmit(async (values) => {
    const changed = changedFields(profile, values);
    if (!changed) return messages.success(t('profile.unchanged'));
    try {
      const onProgress = changed.proof ? setProgress : () => undefined;
      form.reset(buyerValues(await save.mutateAsync({ changed, onProgress })));
      messages.success(t('buyer.saved'));
    } catch (error) {
      showErrors(error);
    } finally {
      setProgress(undefined);
    }
  });
  return (
    <FormProvider {...form}>
      <div className={classes.columns}>
        <Form onSubmit={send}>
          <UnsavedGuard />
          <Stack gap="lg">
            <FormAlert />
            <SelectField
              name="kind"
              label={t('buyer.kind')}
              options={BUYER_KINDS.map((value) => ({ value, label: shared(`buyer.kinds.${value}`) }))}
              required
            />
            <TextAreaField
              name="background"
              label={t('buyer.past')}
              description={t('buyer.backgroundHelp')}
              maxLength={TEXT.backgroundMax}
            />
            <CurrencyLine name="currency" />
            <div className={classes.pair}>
              <MoneyField
                name="budget_min"
                label={t('buyer.budgetMin')}
                currency={currency}
                checks="budget_max"
              />
              <MoneyField name="budget_max" label={t('buyer.budgetMax')} currency={currency} />
              <MoneyField name="own_funds" label={shared('buyer.ownFunds')} currency={currency} />
              <SelectField
                name="timing"
                label={t('buyer.when')}
                options={BUYER_TIMINGS.map((value) => ({ value, label: shared(`buyer.timings.${value}`) }))}
              />
            </div>
            <MultiSelectField
              name="financing"
              label={t('buyer.paidFrom')}
              options={BUYER_FINANCING.map((value) => ({ value, label: shared(`buyer.${value}`) }))}
              searchable={false}
            />
            <StoredProof file={profile.proof} />
            <FileField
              name="proof"
              label={t(profile.proof ? 'buyer.otherProof' : 'buyer.proof')}
              description={t('buyer.proofHelp')}
              accept={PROOF_EXTENSIONS.map((extension) => `.${extension}`).join(',')}
              progress={progress}
            />
            <DraftNotice withSaved />
            <Group>
              <SubmitButton>{t('profile.submit')}</SubmitButton>
            </Group>
          </Stack>
        </Form>
        <BuyerPreview profile={profile} />
      </div>
    </FormProvider>
  );
}
