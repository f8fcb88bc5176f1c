import type { NotificationType } from '@handover/shared/contract';
import { Button, Stack, Text } from '@handover/shared/ui';
import { useState } from 'react';
import { useMockHost } from '../mock-host-context.ts';
import { buildMessage, MESSAGE_TYPES } from '../samples/build-message.ts';
import { JsonField } from './json-field.tsx';
import { parseJson } from './parse-json.ts';
import { SelectField } from './select-field.tsx';

const TYPES = MESSAGE_TYPES.map((type) => [type, type.replaceAll('_', ' ')] as const);
const sample = (type: NotificationType) => JSON.stringify(buildMessage(type), null, 2);

/** Delivers a message on the socket as if the server had sent it; the database does not change. */
export function Push() {
  const { socket } = useMockHost();
  const [type, setType] = useState<NotificationType>('access_requested');
  const [text, setText] = useState(() => sample(type));
  const [outcome, setOutcome] = useState('');
  const choose = (next: NotificationType) => {
    setType(next);
    setText(sample(next));
  };
  const push = () => {
    const message = parseJson(text);
    if (!('value' in message)) return;
    if (!socket.deliver(message.value)) return setOutcome('There is no connection: sign in first.');
    setOutcome('Delivered.');
    // The platform ignores an id that it has already received.
    const next = message.value as { type?: NotificationType; id?: number };
    setText(JSON.stringify({ ...next, id: Date.now() }, null, 2));
  };
  return (
    <Stack gap="sm">
      <SelectField label="Type" values={TYPES} chosen={type} onChoose={choose} />
      <JsonField label="Message" value={text} onChange={setText} rows={12} />
      <Button size="xs" variant="default" onClick={push} disabled={'error' in parseJson(text)}>
        Push
      </Button>
      <Text size="sm" role="status">
        {outcome}
      </Text>
    </Stack>
  );
}
