import {
  DraftNotice,
  Form,
  FormAlert,
  FormProvider,
  SubmitButton,
  UnsavedGuard,
  useAppForm,
  useServerErrors,
} from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { Section, Stack } from '@handover/shared/ui';
import { useRef } from 'react';
import { useClosedNotice } from '../../../hooks/use-closed-notice.ts';
import { useAddClosingLines } from '../../../queries/closing.mutation.ts';
import { closingLineSchema } from '../closing.schema.ts';
import { LineFields, toLine } from './line-fields.tsx';

/** Adds a line with Enter, one after the other: what it is about, who owes it and the day stay. */
export function AddClosingLine({ dealId }: { dealId: number }) {
  const { t } = useTranslation('deals');
  const add = useAddClosingLines(dealId);
  const closedNotice = useClosedNotice('deal');
  const container = useRef<HTMLDivElement>(null);
  const form = useAppForm({
    schema: closingLineSchema,
    defaultValues: { kind: 'condition', title: '', owed_by: 'seller', due_on: '' },
    draftKey: `closing-line-of-deal-${dealId}`,
    mode: 'onSubmit',
  });
  const showErrors = useServerErrors(form);
  const submit = form.handleSubmit(async (values) => {
    const sent = form.getValues('title');
    try {
      await add.mutateAsync([toLine(values)]);
      const now = form.getValues('title');
      form.reset({ ...values, title: '' });
      // What was typed of the next line while this one was sent stays.
      const next = now.startsWith(sent) ? now.slice(sent.length) : now;
      if (next !== '') form.setValue('title', next, { shouldDirty: true });
      container.current?.querySelector<HTMLElement>('[name="title"]')?.focus();
    } catch (error) {
      showErrors(closedNotice.toFormError(error));
    }
  });
  return (
    <Section title={t('diligence.add.title')}>
      <div ref={container} data-no-print>
        <FormProvider {...form}>
          <Form onSubmit={submit}>
            <Stack gap="md" maw="72ch">
              <UnsavedGuard />
              <FormAlert />
              <LineFields />
              <DraftNotice />
              <div>
                <SubmitButton>{t('diligence.add.action')}</SubmitButton>
              </div>
            </Stack>
          </Form>
        </FormProvider>
      </div>
    </Section>
  );
}
