import { screen } from '@testing-library/react';
import { renderWithPlatform } from '../../../../testing/index.ts';
import { FormSection, FormSections, type SectionEntry } from './form-sections.tsx';

const entry = (title: string): SectionEntry => ({ id: title.toLowerCase(), title, state: 'missing' });

test.each([
  ['two sections have links to each', ['Names', 'Figures'], 2],
  ['a single section has none', ['Names'], 0],
])('%s', (_, titles, links) => {
  renderWithPlatform(
    <FormSections sections={titles.map(entry)}>
      {titles.map((title) => (
        <FormSection key={title} id={title.toLowerCase()} title={title}>
          {null}
        </FormSection>
      ))}
    </FormSections>,
  );

  expect(screen.getAllByRole('region')).toHaveLength(titles.length);
  expect(screen.queryAllByRole('link')).toHaveLength(links);
  expect(screen.queryAllByRole('navigation')).toHaveLength(links && 1);
});
