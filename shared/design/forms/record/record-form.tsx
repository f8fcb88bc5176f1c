import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { Link } from '../../../kernel/router/index.ts';
import { Button } from '../../ui/index.ts';
import { DraftNotice } from '../form/draft-notice.tsx';
import { FieldDescriptionsContext } from '../form/field-descriptions.ts';
import { FormAlert } from '../form/form-alert.tsx';
import { FormProvider } from '../form/form-context.tsx';
import { FormSections } from '../form/form-sections.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { UnsavedGuard } from '../form/unsaved-guard.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { RecordBar } from './record-bar.tsx';
import type { RecordValues } from './record-calls.ts';
import classes from './record-form.module.css';
import { sectionState } from './section-state.ts';
import type { RecordFormState } from './use-record-form.ts';

export interface RecordFormProps<Values extends RecordValues> {
  /** From `useRecordForm`. */
  record: RecordFormState<Values>;
  /** The label of the submit button. */
  action: string;
  cancel: { to: string; label: string };
  /** In the bar: a question that must be answered before it is saved. */
  notice?: ReactNode;
  /** A `FormSection` for each section. */
  children: ReactNode;
}

/** The layout of a record's form: sections, draft notice, fields; errors and buttons in a bar at the lower edge that stays. */
export function RecordForm<Values extends RecordValues>(props: RecordFormProps<Values>) {
  const { record, action, cancel, notice, children } = props;
  const { form, conflict } = record;
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={record.submit} className={classes.form}>
        <UnsavedGuard />
        <DraftNotice draftKey={record.draftKey} />
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
              <SubmitButton>{action}</SubmitButton>
              <Button component={Link} to={cancel.to} variant="default">
                {cancel.label}
              </Button>
            </>
          }
        >
          <FieldDescriptionsContext value={record.descriptionsAtom}>
            {children}
            <ConflictNotice conflict={conflict} descriptionsAtom={record.descriptionsAtom} />
          </FieldDescriptionsContext>
        </SectionsAndBar>
      </form>
    </FormProvider>
  );
}

/** What went wrong with the last save. */
function SaveAlert() {
  const { t } = useTranslation('messages');
  const { errors } = useFormState();
  const isPartly = errors.root?.server?.type === 'partly';
  return <FormAlert title={t(isPartly ? 'savedPartly' : 'saveFailed')} />;
}

interface SectionsAndBarProps<Values extends RecordValues> {
  record: RecordFormState<Values>;
  alert: ReactNode;
  buttons: ReactNode;
  children: ReactNode;
}

/**
 * Watches the values, in a separate component so that the fields do not render with each change. The states of the sections follow
 * after what was typed is on the screen.
 */
function SectionsAndBar<Values extends RecordValues>(props: SectionsAndBarProps<Values>) {
  const { record, alert, buttons, children } = props;
  const { sections, schema, stored, saved, draftSavedAtom } = record;
  const values = useDeferredValue(useWatch());
  const { errors } = useFormState();
  // The errors are changed in place.
  const wrong = Object.keys(errors).join(' ');
  const entries = useMemo(() => {
    const facts = { schema, values, stored, saved, errors: flags(wrong.split(' ')) };
    return sections.map((section) => ({ ...section, state: sectionState(section, facts) }));
  }, [sections, schema, values, stored, wrong, saved]);
  return (
    <>
      <FormSections sections={entries}>{children}</FormSections>
      <RecordBar draftSavedAtom={draftSavedAtom} sections={entries} alert={alert}>
        {buttons}
      </RecordBar>
    </>
  );
}

const flags = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, true]));
