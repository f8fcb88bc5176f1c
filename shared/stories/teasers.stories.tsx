import { ActionIcon, Face, Icon, List, ListRow, Pattern, Status, TeaserCard } from '../design/ui/index.ts';
import { Swatch } from '../design/ui-extra/index.ts';
import { examples } from './examples.tsx';
import classes from './stories.module.css';

const FACTS = [
  { label: 'Revenue', value: '€2M – 5M' },
  { label: 'EBITDA', value: '€500k – 1M' },
];

const about = (hue: number, subSector: string) => ({
  sectors: [{ id: 1, name: 'Industry', name_fr: 'Industrie', hue }],
  sub_sectors: [{ id: 1, name: subSector, name_fr: subSector }],
  background_image: null,
});

const Cards = () => (
  <div className={classes.cards}>
    <TeaserCard
      title="Precision machining for watchmakers"
      href="/opportunities/1"
      face={<Face of={about(212, 'Machining')} id={1} />}
      place="Industry · Bourgogne"
      facts={FACTS}
      price="€3,400,000"
      multiple="5.1 × EBITDA"
      age="3 days ago"
      status={<Status kind="closed">Under exclusivity</Status>}
      favorite={
        <ActionIcon aria-label="Keep as favourite" variant="default">
          <Icon name="heart" />
        </ActionIcon>
      }
    />
    <TeaserCard
      title="A quiet hotel by the sea"
      href="/opportunities/2"
      face={<Face of={about(338, 'Hotels')} id={2} />}
    />
  </div>
);

const LISTINGS = [1, 2, 3, 4, 5, 6, 7, 8];

const Patterns = () => (
  <div className={classes.faces}>
    {['Machining', 'Dental care', 'Hotels', 'Software', 'Bakeries', 'Transport'].map((seed) => (
      <Pattern key={seed} seed={seed} />
    ))}
  </div>
);

const Siblings = () => (
  <div className={classes.faces}>
    {LISTINGS.map((id) => (
      <Face key={id} of={about(28, 'Roofing')} id={id} />
    ))}
  </div>
);

const Rows = () => (
  <List label="Opportunities">
    {LISTINGS.slice(0, 3).map((id) => (
      <ListRow
        key={id}
        leading={<Swatch of={about(28, 'Roofing')} id={id} />}
        title={`Roofing contractor ${id}`}
        text="Construction · Normandie"
      />
    ))}
  </List>
);

export default { title: 'Teasers' };

export const AllStates = examples([
  { name: 'TeaserCard, complete and minimal', Example: Cards },
  { name: 'Pattern, one for each sub-sector', Example: Patterns },
  { name: 'Face: eight opportunities of one sub-sector', Example: Siblings },
  { name: 'Swatch, in rows', Example: Rows },
]);
