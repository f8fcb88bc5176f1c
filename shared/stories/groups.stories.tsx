import { emptyOffice } from '../design/forms/groups/office-rows.ts';
import { emptyRevenue } from '../design/forms/groups/revenue-rows.ts';
import { OfficesField, PreferredRangesField, RevenuesField } from '../design/forms/index.ts';
import { examples } from './examples.tsx';
import { SampleForm } from './sample-form.tsx';

export default { title: 'Groups of fields' };

export const AllStates = examples([
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
]);
