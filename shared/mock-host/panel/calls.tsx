import { Button, Stack, Text } from '../../design/ui/index.ts';
import { useAtom } from '../../kernel/store/index.ts';
import { faultsAtom } from '../calls/faults.atom.ts';
import { areOn, FAILURES, type Failure, noFaults } from '../calls/faults.ts';
import { Field } from './field.tsx';
import { SelectField } from './select-field.tsx';

type Answer = Failure | 'real';
const ANSWERS: [Answer, string][] = [
  ['real', 'as it comes'],
  ...(Object.entries(FAILURES) as [Failure, string][]),
];
/** Empty and everything that is no number is none. */
const count = (text: string) => Math.max(0, Math.floor(Number(text)) || 0);

/** Makes calls slow or fail, all of them or those to one place. Each change holds from the next call on. */
export function Calls() {
  const [now, change] = useAtom(faultsAtom);
  const { path, delay, failure, fields, left } = now;
  return (
    <Stack gap="sm">
      <Field
        label="Only to addresses with (empty: all)"
        value={path}
        placeholder="/api/deals/"
        spellCheck={false}
        autoCapitalize="off"
        onChange={({ currentTarget }) => change({ path: currentTarget.value.trim() })}
      />
      <Field
        label="Later by, in ms"
        type="number"
        inputMode="numeric"
        min={0}
        step={250}
        value={delay}
        onChange={({ currentTarget }) => change({ delay: count(currentTarget.value) })}
      />
      <SelectField
        label="Answer"
        values={ANSWERS}
        chosen={failure ?? 'real'}
        onChoose={(next) => change({ failure: next === 'real' ? null : next })}
      />
      {failure === '400' && (
        <Field
          label="Fields that it names, with commas between"
          value={fields}
          onChange={({ currentTarget }) => change({ fields: currentTarget.value })}
        />
      )}
      {failure !== null && (
        <Field
          label="For how many calls (empty: until switched off)"
          type="number"
          inputMode="numeric"
          min={1}
          value={left ?? ''}
          onChange={({ currentTarget }) => change({ left: count(currentTarget.value) || null })}
        />
      )}
      <Button size="xs" variant="default" disabled={!areOn(now)} onClick={() => change(noFaults)}>
        Switch off
      </Button>
      <Text size="sm" role="status">
        {areOn(now) ? `On for ${path || 'all calls'}.` : 'Calls go as they are.'}
      </Text>
    </Stack>
  );
}
