import {
  MultiSelectField,
  RegionField,
  SelectField,
  TagsField,
  useCountrySearch,
  useSectorSearch,
} from '../../design/forms/index.ts';
import { HttpError } from '../../kernel/http/index.ts';
import { TAGS } from '../samples.ts';
import { SampleForm } from './sample-form.tsx';
import type { Section } from './section.ts';

const NOTHING = { one: null, several: [] };

/** One choice and several of the same list, side by side. */
const Pair = (choices: Omit<Parameters<typeof SelectField>[0], 'name' | 'label' | 'clearable'>) => (
  <SampleForm values={NOTHING}>
    <SelectField name="one" label="SelectField" {...choices} />
    <MultiSelectField name="several" label="MultiSelectField" {...choices} />
  </SampleForm>
);

const Searched = () => (
  <SampleForm values={{ country: '2', sectors: ['1', '2'] }}>
    <SelectField name="country" label="SelectField" {...useCountrySearch()} />
    <MultiSelectField name="sectors" label="MultiSelectField, two at most" max={2} {...useSectorSearch()} />
  </SampleForm>
);

const Made = () => (
  <SampleForm values={{ region: null, tags: ['1', '2'], all: TAGS.map(({ id }) => String(id)) }}>
    <RegionField name="region" label="RegionField: type one that is not there" />
    <TagsField name="tags" label="TagsField: type one that is not there" />
    <TagsField name="all" label="TagsField, all ten chosen" />
  </SampleForm>
);

export const choices: Section = {
  id: 'choices',
  title: 'Fields with choices',
  examples: [
    { name: 'Searched on the server', Example: Searched },
    { name: 'Made of what is typed', Example: Made },
    { name: 'On their way', Example: () => <Pair options={[]} isPending /> },
    {
      name: 'Not to be had',
      Example: () => (
        <Pair options={[]} error={new HttpError({ kind: 'network' })} retry={() => undefined} searchable />
      ),
    },
    { name: 'None', Example: () => <Pair options={[]} searchable /> },
  ],
};
