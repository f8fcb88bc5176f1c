import type { Opportunity } from '@handover/shared/contract';
import { FormProvider, rules, SubmitButton, TextAreaField, useAppForm, yup } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useErrorText } from '@handover/shared/messages';
import { Alert, Button, Group } from '@handover/shared/ui';
import { useState } from 'react';
import { OpportunityFacts } from '../opportunity-page/opportunity-facts.tsx';
import { OpportunityStory } from '../opportunity-page/opportunity-story.tsx';
import classes from './moderation.module.css';

const schema = yup.object({ reason: rules.requiredText({ min: 10, max: 5000 }) });

interface ModerationItemProps {
  opportunity: Opportunity;
  error: unknown;
  onVerdict: (validated: boolean, reason?: string) => void;
}

/** One teaser as the public would see it, and the verdict on it. */
export const ModerationItem = ({ opportunity, error, onVerdict }: ModerationItemProps) => {
  const { t } = useTranslation('opportunities');
  const words = useErrorText();
  const [rejecting, setRejecting] = useState(false);
  const form = useAppForm({ schema, defaultValues: { reason: '' } });
  return (
    <article className={classes.item} aria-labelledby={`moderate-${opportunity.id}`}>
      <p className={classes.kind}>{t(`mine.tab.${opportunity.type_of_opportunity}`)}</p>
      <h2 id={`moderate-${opportunity.id}`} className={classes.title}>
        {opportunity.project_title}
      </h2>
      <OpportunityFacts opportunity={opportunity} />
      <OpportunityStory opportunity={opportunity} />
      {error ? (
        <Alert color="danger" role="alert" mb="md">
          {words(error)}
        </Alert>
      ) : null}
      {rejecting ? (
        <FormProvider {...form}>
          <form noValidate onSubmit={form.handleSubmit(({ reason }) => onVerdict(false, reason))}>
            <TextAreaField name="reason" label={t('moderation.reason')} rows={3} maxLength={5000} required />
            <Group mt="md">
              <SubmitButton color="danger">{t('moderation.rejectNow')}</SubmitButton>
              <Button variant="subtle" onClick={() => setRejecting(false)}>
                {t('moderation.back')}
              </Button>
            </Group>
          </form>
        </FormProvider>
      ) : (
        <Group>
          <Button onClick={() => onVerdict(true)}>{t('moderation.publish')}</Button>
          <Button variant="default" onClick={() => setRejecting(true)}>
            {t('moderation.reject')}
          </Button>
        </Group>
      )}
    </article>
  );
};
