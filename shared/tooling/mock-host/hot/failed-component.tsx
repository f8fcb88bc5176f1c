import type { RemoteError, RemoteKind } from '@handover/shared/federation';
import { Button, Group, Page, Text } from '@handover/shared/ui';
import { ModalFrame } from '@handover/shared/ui-extra';
import classes from './failed-component.module.css';

interface FailedComponentProps {
  kind: RemoteKind;
  name: string;
  error: RemoteError;
  onRetry: () => void;
  /** Of the component; those of a modal have `onClose`. */
  props: Record<string, unknown>;
}

/** Tells the developer why a component of the remote is not shown. */
export function FailedComponent({ kind, name, error, onRetry, props }: FailedComponentProps) {
  const { onClose } = props as { onClose?: () => void };
  const title = `${name} has failed`;
  const body = (
    <div lang="en" role="alert">
      <pre className={classes.cause}>{causeOf(error)}</pre>
      <Text mb="md">It is shown again once you save a file that repairs it.</Text>
      <Group>
        <Button variant="default" onClick={onRetry}>
          Try again
        </Button>
      </Group>
    </div>
  );
  if (kind === 'pages')
    return (
      <Page eyebrow={error.code} title={title} width="read">
        {body}
      </Page>
    );
  if (kind === 'modals')
    return (
      <ModalFrame title={title} onClose={() => onClose?.()}>
        {body}
      </ModalFrame>
    );
  return (
    <section className={classes.widget} aria-label={title}>
      {body}
    </section>
  );
}

const causeOf = ({ cause, message }: RemoteError): string =>
  cause instanceof Error ? (cause.stack ?? cause.message) : message;
