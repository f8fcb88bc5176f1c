import { ICONS, type IconName } from '../design/ui/icon/paths.ts';
import { Icon, Text, Title } from '../design/ui/index.ts';
import { examples } from './samples/examples.tsx';
import classes from './stories.module.css';

const COLOURS = [
  'paper surface sunken ink ink-soft ink-faint hairline control-line',
  'fill fill-soft accent accent-soft accent-text focus',
  'open open-soft waiting waiting-soft running running-soft closed closed-soft danger danger-soft',
].map((row) => row.split(' '));

const Type = () => (
  <div>
    <Title order={1}>A business changes hands once</Title>
    <Title order={2}>Introduction</Title>
    <Title order={3}>Letter of intent</Title>
    <Text>Owners who pass on what they built and people who want to carry it on.</Text>
    <Text size="sm" c="dimmed">
      Published on 3 March, under review since
    </Text>
  </div>
);

const Colours = () =>
  COLOURS.map((row) => (
    <ul key={row[0]} className={classes.swatches}>
      {row.map((token) => (
        <li
          key={token}
          className={classes.swatch}
          style={{ '--swatch': `var(--${token})` } as React.CSSProperties}
        >
          {token}
        </li>
      ))}
    </ul>
  ));

const Icons = () => (
  <ul className={classes.swatches}>
    {(Object.keys(ICONS) as IconName[]).map((name) => (
      <li key={name}>
        <Icon name={name} size={24} /> {name}
      </li>
    ))}
  </ul>
);

export default { title: 'Type, colour, icons' };

export const AllStates = examples([
  { name: 'Type', Example: Type },
  { name: 'Colours', Example: Colours },
  { name: 'Icons', Example: Icons },
]);
