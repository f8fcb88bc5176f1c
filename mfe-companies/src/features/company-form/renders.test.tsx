import { createRenderCounter, fakeHttp, renderWithPlatform } from '@handover/shared/testing';
import { buildPaged } from '@handover/shared/testing/node';
import { fireEvent, screen } from '@testing-library/react';
import { buildCompanyWithFigures } from '../../testing/build-company-with-figures.ts';
import { CompanyForm } from './company-form.tsx';

const countRenders = createRenderCounter();
const company = buildCompanyWithFigures();

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
