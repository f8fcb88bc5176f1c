import { ActionIcon, Anchor, Button, Icon } from '../design/ui/index.ts';
import { examples } from './samples/examples.tsx';
import classes from './stories.module.css';

const VARIANTS = ['filled', 'default', 'outline', 'light', 'subtle'] as const;
const SIZES = ['xs', 'sm', 'md'] as const;

const Row = (props: { color?: string; disabled?: boolean; loading?: boolean }) => (
  <div className={classes.states}>
    {VARIANTS.map((variant) => (
      <Button key={variant} variant={variant} {...props}>
        {variant}
      </Button>
    ))}
  </div>
);

export default { title: 'Buttons and links' };

export const AllStates = examples([
  { name: 'Button', Example: () => <Row /> },
  { name: 'Button, danger', Example: () => <Row color="danger" /> },
  { name: 'Button, disabled', Example: () => <Row disabled /> },
  { name: 'Button, busy', Example: () => <Row loading /> },
  {
    name: 'Button, sizes and icon',
    Example: () => (
      <div className={classes.states}>
        {SIZES.map((size) => (
          <Button key={size} size={size} leftSection={<Icon name="search" size={16} />}>
            {size}
          </Button>
        ))}
      </div>
    ),
  },
  {
    name: 'ActionIcon',
    Example: () => (
      <div className={classes.states}>
        <ActionIcon aria-label="Close">
          <Icon name="close" />
        </ActionIcon>
        <ActionIcon aria-label="Close, disabled" disabled>
          <Icon name="close" />
        </ActionIcon>
        <ActionIcon aria-label="Search" variant="default">
          <Icon name="search" />
        </ActionIcon>
      </div>
    ),
  },
  { name: 'Anchor', Example: () => <Anchor href="#anchor">How a deal runs</Anchor> },
]);
