import { ActionIcon, Icon, Pattern, Status, TeaserCard } from '../design/ui/index.ts';
import { examples } from './examples.tsx';
import classes from './stories.module.css';

const FACTS = [
  { label: 'Revenue', value: '€2M – 5M' },
  { label: 'EBITDA', value: '€500k – 1M' },
];

const Cards = () => (
  <div className={classes.fields}>
    <TeaserCard
      title="Precision machining for watchmakers"
      href="/opportunities/1"
      seed="Machining"
      sector="Industry"
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
    <TeaserCard title="A quiet hotel by the sea" href="/opportunities/2" seed="Hotels" sector="Hospitality" />
  </div>
);

const Patterns = () => (
  <div className={classes.fields}>
    {['Machining', 'Dental care', 'Hotels', 'Software', 'Bakeries', 'Transport'].map((seed) => (
      <Pattern key={seed} seed={seed} />
    ))}
  </div>
);

export default { title: 'Teasers' };

export const AllStates = examples([
  { name: 'TeaserCard, complete and minimal', Example: Cards },
  { name: 'Pattern', Example: Patterns },
]);
