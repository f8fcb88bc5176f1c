import { useState } from 'react';
import { ModalFrame } from '../../design/overlays/index.ts';
import { Button, Group, Text } from '../../design/ui/index.ts';
import type { ModalControl } from '../../kernel/modals/index.ts';
import { JsonField } from '../panel/json-field.tsx';
import { parseJson } from '../panel/parse-json.ts';
import classes from './stand-ins.module.css';

interface StandInModalProps {
  owner: string;
  name: string;
  props: ModalControl & Record<string, unknown>;
}

/** In place of a modal of another remote: what it was opened with, and the choice of its answer. */
export function StandInModal({ owner, name, props: { onClose, ...given } }: StandInModalProps) {
  const [text, setText] = useState('true');
  const answer = parseJson(text);
  return (
    <ModalFrame title={`Modal ${name}, of ${owner}`} onClose={() => onClose()}>
      <div lang="en">
        <Text size="sm">It was opened with</Text>
        <pre className={classes.json}>{JSON.stringify(given, null, 2)}</pre>
        <JsonField label="Its answer, as JSON" value={text} onChange={setText} />
        <Group justify="flex-end" mt="md">
          <Button variant="default" onClick={() => onClose()}>
            Dismiss
          </Button>
          <Button disabled={'error' in answer} onClick={() => 'value' in answer && onClose(answer.value)}>
            Answer
          </Button>
        </Group>
      </div>
    </ModalFrame>
  );
}
