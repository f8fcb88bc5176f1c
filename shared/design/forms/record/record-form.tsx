import { type ReactNode, useMemo, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { Link } from '../../../kernel/router/index.ts';
import { Button } from '../../ui/index.ts';
import { Form } from '../../ui-extra/index.ts';
import { FieldDescriptionsContext } from '../form/errors/field-descriptions.ts';
import { FormAlert } from '../form/errors/form-alert.tsx';
import { FormProvider } from '../form/form-context.tsx';
import { FormSections } from '../form/sections/form-sections.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { UnsavedGuard } from '../form/unsaved-guard.tsx';
import { ConflictNotice } from './conflict/conflict-notice.tsx';
import { RecordBar } from './record-bar.tsx';
import type { RecordValues } from './record-calls.ts';
import classes from './record-form.module.css';
import type { SectionStatus } from './section-state.ts';
import { SectionStates } from './section-states.tsx';
import type { RecordFormState } from './use-record-form.ts';

export interface RecordFormProps<Values extends RecordValues> {
  /** The result of `useRecordForm`. */
  record: RecordFormState<Values>;
  /** The label of the submit button. */
  action: string;
  cancel: { to: string; label: string };
  /** A question in the bar that must be answered before the record is saved. */
  notice?: ReactNode;
  /** A `FormSection` for each section. */
  children: ReactNode;
}

/** The layout of a record's form: sections, fields; errors, what is known of the draft, and buttons in a bar at the lower edge that stays. */
export function RecordForm<Values extends RecordValues>(props: RecordFormProps<Values>) {
  const { record, action, cancel, notice, children } = props;
  const { form, conflict } = record;
  return (
    <FormProvider {...form}>
      <Form onSubmit={record.submit} className={classes.form} record>
        <UnsavedGuard />
        <FieldDescriptionsContext value={record.descriptionsAtom}>
          <SectionsAndBar
            record={record}
            alert={
              <>
                {notice}
                <SaveAlert />
              </>
            }
            buttons={
              <>
                <SubmitButton record>{action}</SubmitButton>
                <Button component={Link} to={cancel.to} variant="default">
                  {cancel.label}
                </Button>
              </>
            }
          >
            {children}
            <ConflictNotice conflict={conflict} descriptionsAtom={record.descriptionsAtom} />
          </SectionsAndBar>
        </FieldDescriptionsContext>
      </Form>
    </FormProvider>
  );
}

/** The problem of the last save. */
function SaveAlert() {
  const { t } = useTranslation('messages');
  const { errors } = useFormState({ name: 'root' });
  const isPartly = errors.root?.server?.type === 'partly';
  return <FormAlert title={t(isPartly ? 'savedPartly' : 'saveFailed')} />;
}

interface SectionsAndBarProps<Values extends RecordValues> {
  record: RecordFormState<Values>;
  alert: ReactNode;
  buttons: ReactNode;
  children: ReactNode;
}

/** Renders when the state or the missing parts of a section change, and not with each key. */
function SectionsAndBar<Values extends RecordValues>(props: SectionsAndBarProps<Values>) {
  const { record, alert, buttons, children } = props;
  const { sections } = record;
  const [statuses, setStatuses] = useState<readonly SectionStatus[]>([]);
  const entries = useMemo(
    () =>
      sections.map((section, index) => ({
        ...section,
        ...(statuses[index] ?? { state: 'optional' as const }),
      })),
    [sections, statuses],
  );
  return (
    <>
      <SectionStates record={record} onChange={setStatuses} />
      <FormSections sections={entries}>{children}</FormSections>
      <RecordBar sections={entries} alert={alert} isNew={record.id === null}>
        {buttons}
      </RecordBar>
    </>
  );
}
