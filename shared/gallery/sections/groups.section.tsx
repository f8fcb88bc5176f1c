import { emptyOffice } from '../../design/forms/groups/office-rows.ts';
import { emptyRevenue } from '../../design/forms/groups/revenue-rows.ts';
import { OfficesField, PreferredRangesField, RevenuesField } from '../../design/forms/index.ts';
import { SampleForm } from './sample-form.tsx';
import type { Section } from './section.ts';

export const groups: Section = {
  id: 'groups',
  title: 'Groups of fields',
  examples: [
    {
      name: 'OfficesField',
      Example: () => (
        <SampleForm wide values={{ offices: [emptyOffice()] }}>
          <OfficesField name="offices" />
        </SampleForm>
      ),
    },
    {
      name: 'RevenuesField',
      Example: () => (
        <SampleForm wide values={{ revenues: [emptyRevenue(2025)] }}>
          <RevenuesField name="revenues" />
        </SampleForm>
      ),
    },
    {
      name: 'PreferredRangesField',
      Example: () => (
        <SampleForm wide values={{ preferred_currency: '1' }}>
          <PreferredRangesField />
        </SampleForm>
      ),
    },
  ],
};
