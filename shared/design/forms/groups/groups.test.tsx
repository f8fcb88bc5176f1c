import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../../../contract/wire/paths.ts';
import { HttpError } from '../../../kernel/http/index.ts';
import { fakeHttp, renderWithPlatform } from '../../../testing/index.ts';
import { buildPaged } from '../../../testing/node.ts';
import {
  FormAlert,
  FormProvider,
  fromOffices,
  fromRevenues,
  type OfficeRow,
  OfficesField,
  officesRule,
  type RevenueRow,
  RevenuesField,
  revenuesRule,
  rules,
  SubmitButton,
  toOffices,
  toRevenues,
  useAppForm,
  useServerErrors,
  yup,
} from '../index.ts';
import { emptyOffice } from '../offices/office-rows.ts';
import { emptyRevenue } from '../years/revenue-rows.ts';

const schema = yup.object({
  currency: rules.choice(),
  country: rules.optionalChoice(),
  offices: officesRule(),
  revenues: revenuesRule(),
});
const lyon: OfficeRow = { ...emptyOffice('France'), city: 'Lyon' };
const year: RevenueRow = { ...emptyRevenue(2024), revenue: 10, number_of_employees: 2 };

function Business({
  refuse,
  part,
  draftKey,
}: {
  refuse?: unknown;
  part: 'offices' | 'revenues';
  draftKey?: string;
}) {
  const rows = part === 'offices' ? [lyon, { ...lyon, city: 'Paris' }] : [];
  const defaultValues = { currency: '1', country: '2', offices: rows, revenues: [year] };
  const form = useAppForm({ schema, defaultValues, draftKey });
  const showErrors = useServerErrors(form);
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={form.handleSubmit(() => refuse && showErrors(refuse))}>
        <FormAlert />
        {part === 'offices' ? <OfficesField /> : <RevenuesField />}
        <SubmitButton>Save it</SubmitButton>
      </form>
    </FormProvider>
  );
}
const server = () =>
  fakeHttp()
    .on('get', paths.countries, {
      body: buildPaged([
        { id: 1, name: 'France', name_fr: 'France' },
        { id: 2, name: 'Belgium', name_fr: 'Belgique' },
      ]),
    })
    .on('get', paths.currencies, { body: [{ id: 1, name: 'EUR', name_fr: 'EUR' }] });
const buttons = (name: string) => screen.getAllByRole('button', { name });
const press = (name: string) => userEvent.click(buttons(name)[0] ?? document.body);
/** The inputs of an office that is open. */
const opened = async (name: RegExp) => within(await screen.findByRole('group', { name }));
const save = () => fireEvent.click(screen.getByText('Save it'));
const refusal = (body: unknown) => new HttpError({ kind: 'response', status: 400, body });

test('errors of the server for an office open it, are at its fields, joined and focused', async () => {
  const body = {
    'offices.1.address.city': ['Unknown city', 'Look again'],
    'offices.7.address.city': ['No such row'],
  };
  renderWithPlatform(<Business part="offices" refuse={refusal(body)} />, { http: server() });
  expect(screen.queryByRole('textbox')).toBeNull();
  save();
  const city = (await opened(/^Paris/)).getByLabelText(/city/);
  await waitFor(() => expect(city).toHaveAccessibleDescription('Unknown city, Look again'));
  expect(city).toHaveFocus();
  expect(screen.queryByRole('group', { name: /^Lyon/ })).toBeNull();
  expect(screen.getByText('No such row')).toBeVisible();
});

test('an office is a line, which opens with the focus in its first input, and closes once it is valid', async () => {
  renderWithPlatform(<Business part="offices" />, { http: server() });
  expect(buttons('editOffice')[0]).toHaveAttribute('aria-expanded', 'false');
  await press('editOffice');
  const lyon = await opened(/^Lyon/);
  await waitFor(() => expect(lyon.getByRole('combobox', { name: 'country' })).toHaveFocus());
  const done = screen.getByRole('button', { name: 'doneWithOffice', expanded: true });
  const city = lyon.getByLabelText(/city/);
  await userEvent.clear(city);
  await userEvent.click(done);
  await waitFor(() => expect(city).toHaveAccessibleDescription('requiredField'));
  expect(city).toHaveFocus();
  await userEvent.type(city, 'Annecy');
  expect(screen.getByRole('group', { name: /^Annecy/ })).toBeVisible();
  await userEvent.click(done);
  await waitFor(() => expect(screen.queryByRole('group')).toBeNull());
  expect(screen.getByText('Annecy')).toBeVisible();
  expect(buttons('editOffice')[0]).toHaveFocus();
});

test('errors for a year are below the grid, each of them of its cell; errors for the whole list below them', async () => {
  const body = {
    'revenues.0.date': ['This year is not possible'],
    'revenues.0.ebitda': ['Use at most two decimals'],
  };
  const { unmount } = renderWithPlatform(<Business part="revenues" refuse={refusal(body)} />, {
    http: server(),
  });
  save();
  const ebitda = screen.getByRole('textbox', { name: 'ebitda 2024' });
  await waitFor(() => expect(ebitda).toHaveAccessibleDescription('Use at most two decimals'));
  expect(ebitda).toBeInvalid();
  expect(screen.getByText('This year is not possible')).toBeVisible();
  unmount();
  const whole = refusal({ revenues: ['Each year only once'] });
  renderWithPlatform(<Business part="revenues" refuse={whole} />, { http: server() });
  save();
  expect(await screen.findByText('Each year only once')).toBeVisible();
});

test('a new office is open, takes the country of the business, and its city takes the focus', async () => {
  renderWithPlatform(<Business part="offices" />, { http: server() });
  // The list of countries is there.
  await waitFor(async () => {
    await press('editOffice');
    expect(screen.getAllByRole('option', { name: 'Belgium', hidden: true })).not.toEqual([]);
  });
  await press('addOffice');
  const added = await opened(/^officeNumber/);
  await waitFor(() => expect(added.getByLabelText(/city/)).toHaveFocus());
  expect(added.getByRole('combobox', { name: 'country' })).toHaveValue('Belgium');
  expect(added.getByLabelText(/city/)).toBeValid();
});

test('an office without its city is open again after a reload, and says what is missing, without the focus', async () => {
  const shown = () => renderWithPlatform(<Business part="offices" draftKey="business" />, { http: server() });
  const { unmount } = shown();
  await waitFor(() => expect(buttons('editOffice')).toHaveLength(2));
  await press('addOffice');
  await opened(/^officeNumber/);
  unmount();
  shown();
  const added = await opened(/^officeNumber/);
  await waitFor(() => expect(added.getByLabelText(/city/)).toBeInvalid());
  expect(added.getByText('requiredField')).toBeVisible();
  expect(document.body).toHaveFocus();
  expect(buttons('editOffice')).toHaveLength(2);
  localStorage.clear();
  sessionStorage.clear();
});

test('Enter in a line of an office ends it; once more after the last one adds the next', async () => {
  renderWithPlatform(<Business part="offices" />, { http: server() });
  await userEvent.click(buttons('editOffice')[0] ?? document.body);
  await userEvent.type((await opened(/^Lyon/)).getByLabelText(/city/), '{Enter}');
  await waitFor(() => expect(screen.queryByRole('group')).toBeNull());
  expect(buttons('editOffice')[0]).toHaveFocus();
  await userEvent.click(buttons('editOffice')[1] ?? document.body);
  const city = (await opened(/^Paris/)).getByLabelText(/city/);
  await userEvent.clear(city);
  await userEvent.type(city, '{Enter}');
  await waitFor(() => expect(city).toHaveAccessibleDescription('requiredField'));
  expect(city).toHaveFocus();
  await userEvent.type(city, 'Annecy{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'addOffice' })).toHaveFocus());
  expect(screen.queryByRole('group')).toBeNull();
  await userEvent.keyboard('{Enter}');
  await waitFor(async () => expect((await opened(/^officeNumber/)).getByLabelText(/city/)).toHaveFocus());
  expect(screen.getAllByRole('group')).toHaveLength(1);
});

test('removing an office keeps the others, and those that are open; the focus goes to the next one, at last to what adds one', async () => {
  renderWithPlatform(<Business part="offices" />, { http: server() });
  await userEvent.click(buttons('editOffice')[1] ?? document.body);
  const paris = (await opened(/^Paris/)).getByLabelText(/city/);
  await press('removeOffice');
  expect(screen.queryByText('Lyon')).toBeNull();
  await waitFor(() => expect(screen.getByRole('button', { name: 'removeOffice' })).toHaveFocus());
  expect(paris).toHaveValue('Paris');
  expect(paris).toBeVisible();
  await press('removeOffice');
  await waitFor(() => expect(screen.getByRole('button', { name: 'addOffice' })).toHaveFocus());
});

const amounts = { revenue: 10.5, number_of_employees: 2, ebitda: -3, net_profit: 0 };

test.each<[string, Partial<RevenueRow>, string | null, object]>([
  ['all of it', amounts, '4', { ...amounts, currency: 4 }],
  [
    'no ebitda',
    { ...amounts, ebitda: null },
    '1',
    { revenue: 10.5, number_of_employees: 2, net_profit: 0, currency: 1 },
  ],
  [
    'no result',
    { ...amounts, net_profit: null },
    '1',
    { revenue: 10.5, number_of_employees: 2, ebitda: -3, currency: 1 },
  ],
  ['no currency', amounts, null, { ...amounts, currency: 1 }],
  ['an empty currency', amounts, '', { ...amounts, currency: 1 }],
])('a year is its January 1 on the wire, missing values are left out: %s', (_, row, currency, body) => {
  const sent = JSON.parse(JSON.stringify(toRevenues([{ ...emptyRevenue(2024), ...row }], currency)));
  // What is optional is cleared by name: a year that is sent without keeps it.
  const cleared = { working_capital: null, net_debt: null, capex: null, add_backs: [] };
  expect(sent).toEqual([{ date: '2024-01-01', ...body, ...cleared }]);
});

test('years without figures are not sent', () => {
  const zero = { ...emptyRevenue(2023), revenue: 0 };
  expect(toRevenues([emptyRevenue(2024), zero], '1').map(({ date }) => date)).toEqual(['2023-01-01']);
});

test('years are sorted newest first, and amounts are numbers', () => {
  const stored = { id: 1, revenue: 5, number_of_employees: 1, ebitda: null, net_profit: -2, currency: 1 };
  const rows = fromRevenues([
    { ...stored, date: '2023-01-01' },
    { ...stored, date: '2024-01-01' },
  ]);
  expect(rows.map((row) => [row.year, row.revenue, row.ebitda, row.net_profit])).toEqual([
    ['2024', 5, null, -2],
    ['2023', 5, null, -2],
  ]);
});

test('an office has a nested address on the wire, and a flat one in the form', () => {
  const address = { address: '', country_name: 'France', city: 'Lyon', street: '', zip_code: '' };
  expect(toOffices([lyon])).toEqual([{ address }]);
  expect(fromOffices([{ address }])).toEqual([lyon]);
});
