import { Alert, Button, EmptyState, Icon, Loader, LoadingBlock, Skeleton } from '../../design/ui/index.ts';
import classes from '../gallery.module.css';
import type { Section } from './section.ts';

const SHAPES = ['page', 'text', 'cards', 'list', 'facts', 'form', 'chart'] as const;
const COLOURS = ['ink', 'open', 'waiting', 'danger'] as const;

export const states: Section = {
  id: 'states',
  title: 'Empty and loading',
  examples: [
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
  ],
};
