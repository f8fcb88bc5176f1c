import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithPlatform } from '../../../../testing/index.ts';
import {
  createFieldDescriptionsAtom,
  FieldDescriptionsContext,
} from '../../form/errors/field-descriptions.ts';
import { FormProvider, rules, SelectField, useAppForm, yup } from '../../index.ts';
import { ConflictNotice } from './conflict-notice.tsx';

const SECTORS = [
  { value: '1', label: 'Health' },
  { value: '2', label: 'Industry' },
];
const schema = yup.object({ sector: rules.choice() });

function Disputed() {
  const [options, setOptions] = useState<typeof SECTORS>([]);
  const [descriptionsAtom] = useState(createFieldDescriptionsAtom);
  const form = useAppForm({ schema, defaultValues: { sector: '2' } });
  return (
    <FormProvider {...form}>
      <FieldDescriptionsContext value={descriptionsAtom}>
        <SelectField name="sector" label="Sector" options={options} />
      </FieldDescriptionsContext>
      <button type="button" onClick={() => setOptions(SECTORS)}>
        Load
      </button>
      <ConflictNotice
        descriptionsAtom={descriptionsAtom}
        conflict={{
          differences: { both: ['sector'], onlyMine: [], onlyTheirs: [] },
          versions: { stored: { sector: '1' }, typed: { sector: '2' } },
          key: 'first',
        }}
      />
    </FormProvider>
  );
}

test('a choice has its name in both versions, also when the names are loaded later', async () => {
  renderWithPlatform(<Disputed />);
  const version = (name: string) => screen.getByRole('radio', { name });
  expect(version('conflict.stored')).toHaveAccessibleDescription('…');
  await userEvent.click(screen.getByText('Load'));
  expect(version('conflict.stored')).toHaveAccessibleDescription('Health');
  expect(version('conflict.typed')).toHaveAccessibleDescription('Industry');
});
