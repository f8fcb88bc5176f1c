import { useAtomValue } from '@handover/shared/store';
import { Button, Group, Stack, Text } from '@handover/shared/ui';
import { logEntriesAtom } from '../calls/log-entries.atom.ts';
import { ABORTED, type LogEntry } from '../calls/log-entry.ts';
import { useMockHost } from '../mock-host-context.ts';
import classes from './event-log.module.css';

const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });
const isFailure = (outcome: number | string | undefined) =>
  typeof outcome === 'string' ? outcome !== ABORTED : (outcome ?? 0) >= 400;

/** Calls and events, newest first, with expandable bodies. */
export function EventLog() {
  const { log } = useMockHost();
  const entries = useAtomValue(logEntriesAtom);
  return (
    <Stack gap="xs">
      <Group justify="space-between">
        <Text size="sm" c="dimmed">
          {entries.length === 0 ? 'Nothing yet.' : `${entries.length} entries`}
        </Text>
        <Button size="xs" variant="default" disabled={entries.length === 0} onClick={() => log.clear()}>
          Clear
        </Button>
      </Group>
      <ul className={classes.list} aria-label="Calls and events">
        {entries.map((entry) => (
          <li key={entry.id}>
            <details>
              <summary className={classes.summary}>
                <time className={classes.time}>{time.format(entry.at)}</time>
                <Summary entry={entry} />
              </summary>
              {entry.kind === 'event' ? (
                <Body title="Payload" value={entry.payload} />
              ) : (
                <>
                  <Body title="Request" value={entry.request} />
                  <Body title="Response" value={entry.response} />
                </>
              )}
            </details>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

function Summary({ entry }: { entry: LogEntry }) {
  if (entry.kind === 'event') return <span className={classes.subject}>event {entry.type}</span>;
  const { method, path, outcome, ms, faultInjected } = entry;
  return (
    <>
      <span className={classes.subject}>
        {method} {path}
      </span>
      <span className={classes.outcome} data-failure={isFailure(outcome) || undefined}>
        {outcome === undefined ? 'pending' : `${outcome}, ${ms} ms`}
        {faultInjected && ', fault injected'}
      </span>
    </>
  );
}

const Body = ({ title, value }: { title: string; value: unknown }) =>
  value === undefined || value === '' ? null : (
    <>
      <p className={classes.title}>{title}</p>
      <pre className={classes.body}>{typeof value === 'string' ? value : JSON.stringify(value, null, 2)}</pre>
    </>
  );
