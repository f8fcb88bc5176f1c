import {
  Alert,
  Button,
  EmptyState,
  Icon,
  Loader,
  LoadingBlock,
  Skeleton,
  StatePage,
} from '../design/ui/index.ts';
import { examples } from './samples/examples.tsx';
import classes from './stories.module.css';

const SHAPES = ['page', 'text', 'cards', 'rows', 'list', 'facts', 'form', 'chart', 'record'] as const;
const COLOURS = ['ink', 'open', 'waiting', 'danger'] as const;

export default { title: 'Empty and loading' };

export const AllStates = examples([
  {
    name: 'EmptyState',
    Example: () => (
      <EmptyState
        title="No deal yet"
        text="A deal begins when an owner accepts your request for access."
        action={<Button>Browse opportunities</Button>}
      />
    ),
  },
  {
    name: 'StatePage',
    Example: () => (
      <StatePage
        isAlert
        drawing="broken"
        title="Deals cannot be shown right now"
        text="Nothing that you saved is lost."
        action={<Button>Retry</Button>}
        note="Reference: HR-301"
      />
    ),
  },
  ...SHAPES.map((variant) => ({
    name: `LoadingBlock, ${variant}`,
    Example: () => <LoadingBlock variant={variant} count={2} delay={0} label={`Loading ${variant}`} />,
  })),
  { name: 'Skeleton', Example: () => <Skeleton height={40} width="60%" /> },
  { name: 'Loader', Example: () => <Loader role="status" aria-label="Loading" /> },
  {
    name: 'Alert',
    Example: () => (
      <div className={classes.fields}>
        {COLOURS.map((color) => (
          <Alert key={color} color={color} title="A draft was found" icon={<Icon name="alert" />}>
            What you typed last time was kept in this browser.
          </Alert>
        ))}
      </div>
    ),
  },
]);
