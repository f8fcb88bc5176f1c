import { useDeferredValue, useLayoutEffect, useMemo } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { createFieldValidity } from './field-validity.ts';
import type { RecordValues } from './record-calls.ts';
import { type SectionState, type SectionStatus, sectionStatus } from './section-state.ts';
import type { RecordFormState } from './use-record-form.ts';

interface SectionStatesProps<Values extends RecordValues> {
  record: RecordFormState<Values>;
  /** Called before the first paint, and when one of them changes. */
  onChange: (statuses: readonly SectionStatus[]) => void;
}

/**
 * Watches all values for the states of the sections, and shows nothing: it is what renders with each key. The states follow after what
 * was typed is on the screen.
 */
export function SectionStates<Values extends RecordValues>({ record, onChange }: SectionStatesProps<Values>) {
  const { sections, schema, stored, saved } = record;
  const values = useDeferredValue(useWatch());
  const { errors } = useFormState();
  // The errors are changed in place.
  const wrong = Object.keys(errors).join(' ');
  const isValid = useMemo(() => createFieldValidity(schema), [schema]);
  const states = useMemo(() => {
    const facts = { isValid, values, stored, saved, wrong: new Set(wrong.split(' ')) };
    const statuses = sections.map((section) => sectionStatus(section, facts));
    return statuses.map(({ state, lacking }) => [state, ...lacking].join(',')).join(' ');
  }, [sections, isValid, values, stored, saved, wrong]);
  useLayoutEffect(() => {
    const statuses = states.split(' ').map((each) => {
      const [state, ...lacking] = each.split(',');
      return { state: state as SectionState, lacking };
    });
    onChange(statuses);
  }, [states, onChange]);
  return null;
}
