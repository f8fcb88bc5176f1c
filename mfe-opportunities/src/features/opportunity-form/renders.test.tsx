import { paths } from '@handover/shared/contract';
import { createRenderCounter, fakeHttp } from '@handover/shared/testing';
import { buildPaged } from '@handover/shared/testing/node';
import { fireEvent, screen } from '@testing-library/react';
import { buildCompanyToSell } from '../../testing/build-company-to-sell.ts';
import { renderOpportunities } from '../../testing/render-opportunities.tsx';
import { BuyForm } from './buy-form.tsx';
import { SellForm } from './sell-form.tsx';

const countRenders = createRenderCounter();
const company = buildCompanyToSell();
const http = () =>
  fakeHttp()
    .on('get', /^\/api\/(sectors|sub_sectors|tags|countries|regions|currencies)\/$/, {
      body: buildPaged(company.sectors),
    })
    .on('get', paths.profileCompanies, { body: buildPaged([company]) })
    .on('get', /annual_accounts|files_of_company|ledgers/, { body: buildPaged([]) });
/** The component that watches all values; it shows nothing. */
const DEFERRED = { SectionStates: 2 };
const type = (field: HTMLElement, value: string) =>
  countRenders(() => void fireEvent.change(field, { target: { value } }));

afterEach(() => localStorage.clear());

describe('of a sale', () => {
  const open = async (label: RegExp | string) => {
    renderOpportunities(<SellForm />, { http: http(), route: '/form?company=4', path: '/form' });
    const field = await screen.findByRole('textbox', { name: label });
    // The value is changed now, and no longer the company's.
    fireEvent.change(field, { target: { value: '1' } });
    return field;
  };

  test.each([
    [/^Project title/, { 'FieldTextInput project_title': 1 }],
    [/^Activity/, { 'FieldTextArea activity': 1 }],
    [/^Asking price/, { 'FieldNumberInput asking_price': 1 }],
    ['City', { 'FieldTextInput city': 1 }],
  ])('a key in %s renders this input', async (label, input) => {
    const field = await open(label);
    expect(type(field, '12')).toEqual({ ...input, ...DEFERRED });
  });

  test('a key in a figure of a year renders its cell', async () => {
    const figure = await open('revenue 2025');
    expect(type(figure, '12')).toEqual({ FigureCell: 1, ...DEFERRED });
  });

  test('where a section changes its state, the list of sections renders too, and no field', async () => {
    renderOpportunities(<SellForm />, { http: http(), route: '/form?company=4', path: '/form' });
    const title = await screen.findByRole('textbox', { name: /^Project title/ });
    const { FormSections, RecordBar, ...others } = type(title, 'Precision machining, certified');
    expect([FormSections, RecordBar]).toEqual([1, 1]);
    expect(Object.keys(others).filter((name) => /Field|Cell/.test(name))).toEqual([
      'FieldTextInput project_title',
    ]);
  });
});

test('of a mandate, a key renders its input', async () => {
  renderOpportunities(<BuyForm />, { http: http() });
  const [from, title] = [
    await screen.findByRole('textbox', { name: /preferred_min_revenue/ }),
    screen.getByRole('textbox', { name: /^Project title/ }),
  ];
  for (const field of [from, title]) fireEvent.change(field, { target: { value: '1' } });
  expect(type(title, '12')).toEqual({ 'FieldTextInput project_title': 1, ...DEFERRED });
  expect(type(from, '12')).toEqual({ 'FieldNumberInput preferred_min_revenue': 1, ...DEFERRED });
});
