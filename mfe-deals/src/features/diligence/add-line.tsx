import { TEXT } from '@handover/shared/contract';
import {
  DateField,
  DraftNotice,
  Form,
  FormAlert,
  FormProvider,
  SubmitButton,
  TextField,
  UnsavedGuard,
  useAppForm,
  useServerErrors,
} from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { NativeSelect, Section, Stack } from '@handover/shared/ui';
import { useEffect, useRef } from 'react';
import { useClosedNotice } from '../../hooks/use-closed-notice.ts';
import { useAddLines } from '../../queries/diligence.mutation.ts';
import { newLineSchema } from './diligence.schema.ts';

interface AddLineProps {
  dealId: number;
  /** The names of the sections that are there. */
  sections: string[];
  /** The section that was added to last; '' for a new one. */
  section: string;
  onSection: (section: string) => void;
}

const NEW = '';

/** Adds a line with Enter, one after the other: section and day stay, and the focus is in the empty field. */
export function AddLine({ dealId, sections, section, onSection }: AddLineProps) {
  const { t } = useTranslation('deals');
  const add = useAddLines(dealId);
  const closedNotice = useClosedNotice('deal');
  const chosen = sections.includes(section) ? section : NEW;
  const form = useAppForm({
    schema: newLineSchema,
    defaultValues: { section: chosen, request: '', due_on: '' },
    draftKey: `diligence-line-of-deal-${dealId}`,
    mode: 'onSubmit',
  });
  const showErrors = useServerErrors(form);
  const container = useRef<HTMLDivElement>(null);
  const focusRequest = () => container.current?.querySelector<HTMLElement>('[name="request"]')?.focus();
  const { setValue } = form;
  useEffect(() => {
    if (chosen !== NEW) setValue('section', chosen);
  }, [chosen, setValue]);
  const submit = form.handleSubmit(async ({ section: name, request, due_on }) => {
    const sent = form.getValues('request');
    try {
      const typed = name.trim();
      const { lines } = await add.mutateAsync([
        { section: typed, request: request.trim(), due_on: due_on || null },
      ]);
      // As the list has it: another case of the letters is the same section.
      const known = lines.find((line) => line.section.toLowerCase() === typed.toLowerCase());
      const now = form.getValues('request');
      form.reset({ section: known?.section ?? typed, request: '', due_on });
      // What was typed of the next line while this one was sent stays.
      const next = now.startsWith(sent) ? now.slice(sent.length) : now;
      if (next !== '') setValue('request', next, { shouldDirty: true });
      onSection(known?.section ?? typed);
      focusRequest();
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
              {sections.length > 0 ? (
                <NativeSelect
                  label={t('diligence.add.section')}
                  value={chosen}
                  onChoose={(name) => {
                    onSection(name);
                    setValue('section', name);
                  }}
                  options={[
                    ...sections.map((name) => ({ value: name, label: name })),
                    { value: NEW, label: t('diligence.add.newSection') },
                  ]}
                />
              ) : null}
              {chosen === NEW ? (
                <TextField
                  name="section"
                  label={t('diligence.add.sectionName')}
                  maxLength={TEXT.sectionMax}
                  required
                />
              ) : null}
              <TextField
                name="request"
                label={t('diligence.add.request')}
                maxLength={TEXT.requestMax}
                required
              />
              <DateField name="due_on" label={t('diligence.add.due')} />
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
