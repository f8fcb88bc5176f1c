import { useEffect } from 'react';
import { OfficesField, PreferredRangesField, RevenuesField, useFormContext } from '../design/forms/index.ts';
import { emptyOffice } from '../design/forms/offices/office-rows.ts';
import { emptyRevenue } from '../design/forms/years/revenue-rows.ts';
import { examples } from './samples/examples.tsx';
import { SampleForm } from './samples/sample-form.tsx';

const TEN_YEARS = Array.from({ length: 10 }, (_, index) => ({
  ...emptyRevenue(2025 - index),
  revenue: 48_000_000 - index * 1_250_000,
  number_of_employees: 134 - index,
  ebitda: 7_200_000 - index * 2_100_000,
}));

const WrongFigure = () => {
  const { setError } = useFormContext();
  useEffect(() => setError('revenues.0.revenue', { type: 'server', message: 'requiredField' }), [setError]);
  return null;
};

const OFFICES = ['Grenoble', 'Annecy', ''].map((city, index) => ({
  ...emptyOffice('France'),
  city,
  street: index === 0 ? '14 rue du Four' : '',
}));

const WrongOffice = () => {
  const { setError } = useFormContext();
  useEffect(() => setError('offices.2.city', { type: 'server', message: 'requiredField' }), [setError]);
  return null;
};

export default { title: 'Groups of fields' };

export const AllStates = examples([
  {
    name: 'OfficesField: lines, of which the wrong one is open',
    Example: () => (
      <SampleForm wide values={{ offices: OFFICES }}>
        <OfficesField name="offices" />
        <WrongOffice />
      </SampleForm>
    ),
  },
  {
    name: 'RevenuesField',
    Example: () => (
      <SampleForm wide values={{ currency: '1', revenues: [emptyRevenue(2025), emptyRevenue(2024)] }}>
        <RevenuesField name="revenues" />
      </SampleForm>
    ),
  },
  {
    name: 'RevenuesField: ten years, of which one is wrong',
    Example: () => (
      <SampleForm wide values={{ currency: '4', revenues: TEN_YEARS }}>
        <RevenuesField name="revenues" />
        <WrongFigure />
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
