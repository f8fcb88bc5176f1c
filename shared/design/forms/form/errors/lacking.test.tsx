import { screen } from '@testing-library/react';
import { atom } from '../../../../kernel/store/index.ts';
import { renderWithPlatform } from '../../../../testing/index.ts';
import { type FieldDescription, FieldDescriptionsContext } from './field-descriptions.ts';
import { Lacking } from './lacking.tsx';

const descriptionsAtom = atom<ReadonlyMap<string, FieldDescription>>(
  new Map([
    ['offices', { label: 'Offices' }],
    ['website', { label: 'Website' }],
  ]),
);
const resources = { en: { inputs: { inSection: '({{names}})' } } };

test.each([
  [['website'], '(Website)'],
  [['offices'], 'to correct'],
  [['offices', 'website'], '(Website)'],
])('%j in the section of the offices', (of, text) => {
  renderWithPlatform(
    <FieldDescriptionsContext value={descriptionsAtom}>
      <p>
        <Lacking of={of} text="inSection" title="Offices" fallback="to correct" />
      </p>
    </FieldDescriptionsContext>,
    { resources },
  );
  expect(screen.getByText(text)).toBeTruthy();
});
