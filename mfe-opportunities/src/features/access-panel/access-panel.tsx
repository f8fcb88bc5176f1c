import type { Opportunity } from '@handover/shared/contract';
import { FormProvider, rules, useAppForm, yup } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useErrorText } from '@handover/shared/messages';
import { useSignedIn } from '@handover/shared/session';
import { Alert, Text } from '@handover/shared/ui';
import { useRequestAccess } from '../../queries/request-access.mutation.ts';
import classes from './access-panel.module.css';
import { AccessStep } from './access-step.tsx';
import { AskForm } from './ask-form.tsx';

const schema = yup.object({ nda: rules.ticked(), message: rules.text({ max: 5000 }) });

/** Always answers 'what can I do now'. It holds the form, so that a request that fails finds its words again. */
export const AccessPanel = ({ opportunity }: { opportunity: Opportunity }) => {
  const { t } = useTranslation('opportunities');
  const words = useErrorText();
  const signedIn = useSignedIn();
  const request = useRequestAccess(opportunity.id);
  const form = useAppForm({ schema, defaultValues: { nda: false, message: '' } });
  const { status } = opportunity.request_access_status;
  const asks = signedIn && status === 'not_requested' && !opportunity.sold;
  return (
    <section className={classes.panel} aria-labelledby="access-title">
      <h2 id="access-title" className={classes.title}>
        {t('access.title')}
      </h2>
      <div aria-live="polite" className={classes.step}>
        {asks ? null : <AccessStep opportunity={opportunity} signedIn={signedIn} />}
        {opportunity.under_exclusivity && !opportunity.sold ? (
          <Text size="sm">{t('access.exclusive')}</Text>
        ) : null}
      </div>
      {request.isError ? (
        <Alert color="danger" role="alert" title={t('access.failed')}>
          {words(request.error)}
        </Alert>
      ) : null}
      {asks ? (
        <FormProvider {...form}>
          <form noValidate onSubmit={form.handleSubmit(({ message }) => request.mutate(message))}>
            <AskForm opportunity={opportunity} />
          </form>
        </FormProvider>
      ) : null}
    </section>
  );
};
