import { Button, Group, Stack, Text } from '../../design/ui/index.ts';
import { useAtomValue } from '../../kernel/store/index.ts';
import { logEntriesAtom } from '../calls/log-entries.atom.ts';
import { GIVEN_UP, type LogEntry } from '../calls/log-entry.ts';
import { useMockHost } from '../mock-host-context.ts';
import classes from './happenings.module.css';

const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });
const isBad = (outcome: number | string | undefined) =>
  typeof outcome === 'string' ? outcome !== GIVEN_UP : (outcome ?? 0) >= 400;

/** What was called and what was told on the bus, newest first; bodies where somebody wants to see them. */
export function Happenings() {
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
              <summary className={classes.line}>
                <time className={classes.time}>{time.format(entry.at)}</time>
                <Line entry={entry} />
              </summary>
              {entry.kind === 'event' ? (
                <Body title="Payload" value={entry.payload} />
              ) : (
                <>
                  <Body title="Sent" value={entry.sent} />
                  <Body title="Answer" value={entry.answer} />
                </>
              )}
            </details>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

function Line({ entry }: { entry: LogEntry }) {
  if (entry.kind === 'event') return <span className={classes.what}>event {entry.type}</span>;
  const { method, path, outcome, ms, meddled } = entry;
  return (
    <>
      <span className={classes.what}>
        {method} {path}
      </span>
      <span className={classes.outcome} data-bad={isBad(outcome) || undefined}>
        {outcome === undefined ? 'under way' : `${outcome}, ${ms} ms`}
        {meddled && ', disturbed'}
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
