import { createRenderCounter, fakeHttp, renderWithPlatform } from '@handover/shared/testing';
import { buildCompany, buildPaged } from '@handover/shared/testing/node';
import { fireEvent, screen } from '@testing-library/react';
import { CompanyForm } from './company-form.tsx';

const countRenders = createRenderCounter();
const company = buildCompany({
  revenues: [
    {
      id: 1,
      date: '2025-01-01',
      revenue: 4_800_000,
      number_of_employees: 34,
      ebitda: 720_000,
      net_profit: null,
      currency: 1,
    },
  ],
});

afterEach(() => localStorage.clear());

test.each([
  [/form\.name/, { 'FieldTextInput name': 1 }],
  ['text.activity', { 'FieldTextArea activity': 1 }],
  ['form.city', { 'FieldTextInput city': 1 }],
  ['revenue 2025', { FigureCell: 1 }],
])('in the form of a company a key in %s renders this input', async (name, input) => {
  const http = fakeHttp().on('get', /./, { body: buildPaged([]) });
  renderWithPlatform(<CompanyForm company={company} />, { http, signedIn: true, route: '/form' });
  const field = await screen.findByRole('textbox', { name });
  fireEvent.change(field, { target: { value: '12' } });
  const renders = countRenders(() => void fireEvent.change(field, { target: { value: '123' } }));
  // SectionStates watches all values for the states of the sections; it shows nothing.
  expect(renders).toEqual({ ...input, SectionStates: 2 });
});
