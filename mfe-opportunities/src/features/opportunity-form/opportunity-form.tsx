import type { Opportunity, OpportunityType } from '@handover/shared/contract';
import {
  DraftNotice,
  FormAlert,
  FormChapters,
  FormProvider,
  SubmitButton,
  useAppForm,
  useServerErrors,
  type yup,
} from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes, useUnsavedGuard } from '@handover/shared/router';
import { Button } from '@handover/shared/ui';
import { type ReactNode, useState } from 'react';
import type { NewOpportunity } from '../../api/my-opportunities.api.ts';
import { useSaveOpportunity } from '../../queries/save-opportunity.mutation.ts';
import { chaptersOf, isDone } from './chapters.ts';
import classes from './opportunity-form.module.css';
import { useAfterSave } from './use-after-save.ts';

interface OpportunityFormProps<Values extends object> {
  type: OpportunityType;
  /** Absent for a new one. */
  opportunity?: Opportunity;
  schema: yup.AnyObjectSchema;
  defaultValues: Values;
  toBody: (values: Values) => NewOpportunity;
  children: ReactNode;
}

/** The frame of both forms: chapters at the side, fields, and what happens when it is sent. */
export function OpportunityForm<Values extends object>(props: OpportunityFormProps<Values>) {
  const { type, opportunity, schema, defaultValues, toBody, children } = props;
  const { t } = useTranslation('opportunities');
  const draftKey = opportunity ? undefined : `opportunity-${type}`;
  const [before] = useState(() => toBody(defaultValues));
  const form = useAppForm<Values>({ schema, defaultValues, draftKey });
  const showErrors = useServerErrors(form);
  const save = useSaveOpportunity(type, opportunity);
  const [saved, setSaved] = useState<Opportunity>();
  useUnsavedGuard(form.formState.isDirty && saved === undefined);
  useAfterSave(saved, opportunity === undefined);

  const send = form.handleSubmit(async (values) => {
    await save.mutateAsync({ before, after: toBody(values) }).then(setSaved, showErrors);
  });
  const values: Record<string, unknown> = Object.fromEntries(Object.entries(form.watch()));
  const chapters = chaptersOf[type].map((chapter) => ({
    id: chapter.id,
    title: t(`form.chapter.${chapter.id}`),
    fields: chapter.fields,
    done: isDone(chapter, values),
    optional: chapter.optional !== undefined,
  }));
  const back = opportunity ? routes.oppView(opportunity.id) : routes.opps({ type });

  return (
    <FormProvider {...form}>
      <form onSubmit={send} noValidate>
        <FormChapters chapters={chapters}>
          {draftKey ? <DraftNotice draftKey={draftKey} /> : null}
          {children}
          <FormAlert title={t('form.failed')} />
          <div className={classes.actions}>
            <SubmitButton>{t(opportunity ? 'form.save' : 'form.submit')}</SubmitButton>
            <Button component={Link} to={back} variant="default" size="md">
              {t('form.cancel')}
            </Button>
          </div>
        </FormChapters>
      </form>
    </FormProvider>
  );
}
