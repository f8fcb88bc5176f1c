import { Face, List, ListRow, Pattern } from '../design/ui/index.ts';
import { Swatch } from '../design/ui-extra/index.ts';
import { examples } from './samples/examples.tsx';
import classes from './stories.module.css';

const about = (hue: number, subSector: string) => ({
  sectors: [{ id: 1, name: 'Industry', name_fr: 'Industrie', hue }],
  sub_sectors: [{ id: 1, name: subSector, name_fr: subSector }],
  background_image: null,
});

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

export default { title: 'Faces' };

export const AllStates = examples([
  { name: 'Pattern, one for each sub-sector', Example: Patterns },
  { name: 'Face: eight opportunities of one sub-sector', Example: Siblings },
  { name: 'Swatch, in rows', Example: Rows },
]);
