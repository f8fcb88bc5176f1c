import type { ModalControl } from '@handover/shared/modals';
import { Button, Group, Text } from '@handover/shared/ui';
import { ModalFrame } from '@handover/shared/ui-extra';
import { useState } from 'react';
import { JsonField } from '../panel/json-field.tsx';
import { parseJson } from '../panel/parse-json.ts';
import classes from './placeholders.module.css';

interface PlaceholderModalProps {
  owner: string;
  name: string;
  props: ModalControl & Record<string, unknown>;
}

/** Replaces a modal of another remote: shows its props and lets the user type its result. */
export function PlaceholderModal({ owner, name, props: { onClose, ...given } }: PlaceholderModalProps) {
  const [text, setText] = useState('true');
  const result = parseJson(text);
  return (
    <ModalFrame title={`Modal ${name}, of ${owner}`} onClose={() => onClose()}>
      <div lang="en">
        <Text size="sm">Opened with these props:</Text>
        <pre className={classes.json}>{JSON.stringify(given, null, 2)}</pre>
        <JsonField label="Result, as JSON" value={text} onChange={setText} />
        <Group justify="flex-end" mt="md">
          <Button variant="default" onClick={() => onClose()}>
            Dismiss
          </Button>
          <Button disabled={'error' in result} onClick={() => 'value' in result && onClose(result.value)}>
            Close with result
          </Button>
        </Group>
      </div>
    </ModalFrame>
  );
}
