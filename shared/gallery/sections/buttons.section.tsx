import { ActionIcon, Anchor, Button, Icon } from '../../design/ui/index.ts';
import classes from '../gallery.module.css';
import type { Section } from './section.ts';

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

export const buttons: Section = {
  id: 'buttons',
  title: 'Buttons and links',
  examples: [
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
  ],
};
