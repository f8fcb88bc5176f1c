import { errorText } from '@handover/shared/http';
import type { ModalName, ModalProps } from '@handover/shared/modals';
import { usePlatform } from '@handover/shared/platform';
import { Button, Group } from '@handover/shared/ui';
import { useState } from 'react';
import { JsonField } from '../panel/json-field.tsx';
import { parseJson } from '../panel/parse-json.ts';
import { samplePropsOf } from '../samples/sample-props.ts';
import classes from './index-page.module.css';

/** Opens a modal with sample props or typed ones, and shows its result. */
export function ModalOpener({ name }: { name: string }) {
  const { http, modals } = usePlatform();
  /** The typed props; undefined to use a sample. */
  const [text, setText] = useState<string>();
  const [outcome, setOutcome] = useState('');
  const typed = text === undefined ? undefined : parseJson(text);

  /** Undefined if there is none: nobody is signed in, or the user has no deal. */
  const sample = () =>
    samplePropsOf(name, http).catch((error: unknown) => {
      setOutcome(`No sample: ${errorText(error)} Choose a user in the panel, or type the props.`);
      return undefined;
    });
  const type = async () => setText(JSON.stringify((await sample()) ?? {}, null, 2));
  const open = async () => {
    setOutcome('');
    const props = typed && 'value' in typed ? (typed.value ?? {}) : await sample();
    if (props === undefined) return;
    const result = await modals.open(name as ModalName, props as ModalProps<ModalName>);
    setOutcome(result === undefined ? 'Dismissed.' : `Closed with ${JSON.stringify(result)}`);
  };
  return (
    <div className={classes.entry}>
      <div className={classes.wide}>
        <b>{name}</b>
        {text !== undefined && (
          <JsonField label={`Props of ${name}, as JSON`} value={text} onChange={setText} />
        )}
        <p className={classes.about} role="status">
          {outcome}
        </p>
      </div>
      <Group gap="xs">
        {text === undefined && (
          <Button variant="subtle" size="xs" aria-label={`Type the props of ${name}`} onClick={type}>
            Type the props
          </Button>
        )}
        <Button
          variant="default"
          size="xs"
          aria-label={`Open ${name}`}
          disabled={typed && 'error' in typed}
          onClick={open}
        >
          Open
        </Button>
      </Group>
    </div>
  );
}
