import { Status, type StatusKind } from '../design/ui/index.ts';
import { Countdown, Stepper } from '../design/ui-extra/index.ts';
import { examples } from './samples/examples.tsx';
import classes from './stories.module.css';

const KINDS: StatusKind[] = ['open', 'waiting', 'running', 'closed', 'danger'];
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

const Kinds = ({ variant }: { variant: 'pill' | 'text' }) => (
  <div className={classes.states}>
    {KINDS.map((kind) => (
      <Status key={kind} kind={kind} variant={variant}>
        {kind}
      </Status>
    ))}
  </div>
);

const Phases = () => (
  <Stepper
    summary="Step 3 of 5: Due diligence"
    label="Phases"
    steps={[
      { id: '1', label: 'Introduction', state: 'done', stateLabel: 'done' },
      { id: '2', label: 'Letter of intent', state: 'done', note: '12 March', stateLabel: 'done' },
      { id: '3', label: 'Due diligence', state: 'current', note: 'until 4 June', stateLabel: 'now' },
      { id: '4', label: 'SPA negotiation', state: 'upcoming' },
      { id: '5', label: 'Signing and closing', state: 'upcoming' },
    ]}
  />
);

export default { title: 'Status and progress' };

export const AllStates = examples([
  { name: 'Status', Example: () => <Kinds variant="pill" /> },
  { name: 'Status in dense lists', Example: () => <Kinds variant="text" /> },
  { name: 'Stepper', Example: Phases },
  { name: 'Countdown, days', Example: () => <Countdown until={inHours(290)} over="It is over." /> },
  { name: 'Countdown, last 48 hours', Example: () => <Countdown until={inHours(30)} over="It is over." /> },
  { name: 'Countdown, over', Example: () => <Countdown until={inHours(-1)} over="It is over." /> },
]);
