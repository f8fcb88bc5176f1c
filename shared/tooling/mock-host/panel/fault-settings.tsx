import { useAtom } from '@handover/shared/store';
import { Button, Stack, Text } from '@handover/shared/ui';
import { faultsAtom } from '../calls/faults.atom.ts';
import { areActive, FAILURES, type Failure, noFaults } from '../calls/faults.ts';
import { Field } from './field.tsx';
import { SelectField } from './select-field.tsx';

type Outcome = Failure | 'real';
const OUTCOMES: [Outcome, string][] = [
  ['real', 'unchanged'],
  ...(Object.entries(FAILURES) as [Failure, string][]),
];
/** 0 for an empty text, and for anything that is not a number. */
const count = (text: string) => Math.max(0, Math.floor(Number(text)) || 0);

/** Delays calls or makes them fail, all or those of one path. A change applies from the next call on. */
export function FaultSettings() {
  const [faults, change] = useAtom(faultsAtom);
  const { path, delay, failure, fields, remaining } = faults;
  return (
    <Stack gap="sm">
      <Field
        label="Only URLs that contain (empty: all)"
        value={path}
        placeholder="/api/deals/"
        spellCheck={false}
        autoCapitalize="off"
        onChange={({ currentTarget }) => change({ path: currentTarget.value.trim() })}
      />
      <Field
        label="Delay, in ms"
        type="number"
        inputMode="numeric"
        min={0}
        step={250}
        value={delay}
        onChange={({ currentTarget }) => change({ delay: count(currentTarget.value) })}
      />
      <SelectField
        label="Response"
        values={OUTCOMES}
        chosen={failure ?? 'real'}
        onChoose={(next) => change({ failure: next === 'real' ? null : next })}
      />
      {failure === '400' && (
        <Field
          label="Invalid fields, separated by commas"
          value={fields}
          onChange={({ currentTarget }) => change({ fields: currentTarget.value })}
        />
      )}
      {failure !== null && (
        <Field
          label="Number of calls (empty: until switched off)"
          type="number"
          inputMode="numeric"
          min={1}
          value={remaining ?? ''}
          onChange={({ currentTarget }) => change({ remaining: count(currentTarget.value) || null })}
        />
      )}
      <Button size="xs" variant="default" disabled={!areActive(faults)} onClick={() => change(noFaults)}>
        Switch off
      </Button>
      <Text size="sm" role="status">
        {areActive(faults) ? `On for ${path || 'all calls'}.` : 'Off.'}
      </Text>
    </Stack>
  );
}
