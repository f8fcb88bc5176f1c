import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { writeXlsx } from 'hucre/xlsx';
import { paths } from '../../../contract/wire/paths.ts';
import { HttpError } from '../../../kernel/http/index.ts';
import { fakeHttp, renderWithPlatform } from '../../../testing/index.ts';
import { buildPaged } from '../../../testing/node.ts';
import {
  FormProvider,
  type OfficeRow,
  OfficesField,
  officesRule,
  type RevenueRow,
  RevenuesField,
  revenuesRule,
  rules,
  useAppForm,
  yup,
} from '../index.ts';
import { emptyRevenue } from '../years/revenue-rows.ts';
import { RowsDialog } from './import-button.tsx';

const schema = yup.object({
  currency: rules.choice(),
  country: rules.optionalChoice(),
  offices: officesRule(),
  revenues: revenuesRule(),
});
const BEFORE: RevenueRow[] = [{ ...emptyRevenue(2024), net_profit: 7 }, emptyRevenue(2023)];
let values: () => { offices: OfficeRow[]; revenues: RevenueRow[] };

function Business({ part }: { part: 'offices' | 'revenues' }) {
  const form = useAppForm({
    schema,
    defaultValues: { currency: '1', country: '1', offices: [] as OfficeRow[], revenues: BEFORE },
  });
  values = form.getValues;
  return <FormProvider {...form}>{part === 'offices' ? <OfficesField /> : <RevenuesField />}</FormProvider>;
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

async function open(part: 'offices' | 'revenues') {
  renderWithPlatform(<Business part={part} />, { http: server() });
  await userEvent.click(screen.getByRole('button', { name: 'importSheet' }));
  await screen.findByLabelText('file');
}
// jsdom has no `arrayBuffer`.
const fileOf = (name: string, arrayBuffer: () => Promise<Uint8Array>) =>
  Object.assign(new File(['x'], name), { arrayBuffer }) as unknown as File;
const drop = (name: string, content: Uint8Array | string) => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  fireEvent.change(screen.getByLabelText('file'), { target: { files: [fileOf(name, async () => bytes)] } });
};
const paste = async (text: string) => {
  fireEvent.change(screen.getByLabelText('paste'), { target: { value: text } });
  await userEvent.click(screen.getByRole('button', { name: 'readRows' }));
};
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: label }), { target: { value } });
const chosen = (label: string) => screen.getByRole('combobox', { name: label });
const pressTake = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));

/** A workbook as an office keeps it: a merged title, an empty row, a formula, a percentage, a column of changes. */
const workbook = () =>
  writeXlsx({
    sheets: [
      {
        name: 'Chiffres',
        rows: [
          ['Comptes de la société', null, null, null],
          [null, null, null, null],
          ['En k€', new Date(Date.UTC(2023, 11, 31)), new Date(Date.UTC(2024, 11, 31)), 'Variation'],
          ['Chiffre d’affaires', 4200.5, 4500, 0.07],
          ['EBITDA ajusté', 700, 720, null],
          ['EBE', 610, 'voir note', null],
          ['Effectif moyen', 34, 35, null],
        ],
        merges: [{ startRow: 0, startCol: 0, endRow: 0, endCol: 3 }],
        cells: new Map([
          ['3,2', { value: 4500, formula: 'B4+299.5', formulaResult: 4500 }],
          ['3,3', { value: 0.07, style: { numFmt: '0%' } }],
        ]),
      },
    ],
  });

test('figures of a workbook are recognised; what is none is marked and stays out; an adjusted EBITDA is matched by hand only', async () => {
  await open('revenues');
  drop('comptes.xlsx', await workbook());
  expect(await screen.findByRole('combobox', { name: '2024-12-31' })).toHaveValue('2024');
  expect(chosen('Variation')).toHaveValue('');
  expect(chosen('EBITDA ajusté')).toHaveValue('');
  expect(chosen('EBE')).toHaveValue('ebitda');
  const wrong = screen.getByText('voir note').closest('td');
  expect(wrong).toHaveAttribute('data-wrong');
  expect(screen.getByText('4,200,500')).toBeVisible();
  choose('EBITDA ajusté', 'ebitda');
  expect(chosen('EBE')).toHaveValue('');
  expect(screen.queryByText('voir note')?.closest('td')).not.toHaveAttribute('data-wrong');
  choose('EBE', 'ebitda');
  await pressTake(/^figures.take/);
  expect(values().revenues).toMatchObject([
    { year: '2024', revenue: 4_500_000, number_of_employees: 35, ebitda: null, net_profit: 7 },
    { year: '2023', revenue: 4_200_500, number_of_employees: 34, ebitda: 610_000 },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('pasted figures take the unit and the years that the person chooses', async () => {
  await open('revenues');
  await paste('Ventes;4,2;n.c.\nPersonnel;34;35');
  const [first] = screen.getAllByRole('combobox', { name: 'column' });
  if (first) fireEvent.change(first, { target: { value: '2022' } });
  expect(screen.getByRole('button', { name: /^figures.take/ })).toBeEnabled();
  choose('unit.label', '1000000');
  await pressTake(/^figures.take/);
  expect(values().revenues.find(({ year }) => year === '2022')).toMatchObject({
    revenue: 4_200_000,
    number_of_employees: 34,
  });
});

test('offices of a Windows csv: the right ones are added, a wrong country is marked, totals are not ticked', async () => {
  await open('offices');
  const text =
    'Liste;;\n;;\nCommune;Pays;Code postal\nSaint-Étienne;Belgique;42000\nLyon;;69000\nNantua;;1130\nRome;Italie;\nTotal;;3';
  drop(
    'sites.csv',
    Uint8Array.from(text, (sign) => sign.charCodeAt(0)),
  );
  expect(await screen.findByRole('combobox', { name: 'Commune' })).toHaveValue('city');
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    '4',
    '5',
    '6',
    '7',
    '8',
  ]);
  expect(screen.getByText('Italie').closest('td')).toHaveAttribute('data-wrong');
  expect(screen.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked)).toEqual([
    true,
    true,
    true,
    true,
    false,
  ]);
  await pressTake(/^offices.take/);
  await waitFor(() => expect(values().offices).toHaveLength(3));
  expect(values().offices).toMatchObject([
    { city: 'Saint-Étienne', country_name: 'Belgium', zip_code: '42000', street: '' },
    { city: 'Lyon', country_name: 'France', zip_code: '69000' },
    { city: 'Nantua', country_name: 'France', zip_code: '01130' },
  ]);
});

test('another file begins with its first sheet; a slow one does not replace what was read instead; the focus stays inside', async () => {
  await open('offices');
  const sheets = ['One', 'Two'].map((name) => ({ name, rows: [['City'], [name]] }));
  const bytes = await writeXlsx({ sheets });
  drop('a.xlsx', bytes);
  fireEvent.change(await screen.findByRole('combobox', { name: 'sheet' }), { target: { value: '1' } });
  expect(screen.getByRole('cell', { name: 'Two' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'otherFile' }));
  drop('b.xlsx', bytes);
  expect(await screen.findByRole('combobox', { name: 'sheet' })).toHaveValue('0');
  await userEvent.click(screen.getByRole('button', { name: 'otherFile' }));
  let finish = (_: Uint8Array) => {};
  const slow = fileOf('slow.csv', () => new Promise((resolve) => (finish = resolve)));
  fireEvent.change(screen.getByLabelText('file'), { target: { files: [slow] } });
  await paste('City;Street\nLyon;Rue X');
  expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
  await act(async () => finish(new TextEncoder().encode('City;Street\nSlow;Rue Y')));
  expect(screen.getByText('Lyon')).toBeVisible();
});

test('what can not be read says why', async () => {
  await open('offices');
  for (const [name, content, problem] of [
    ['old.xls', 'x', 'problem.type'],
    ['empty.csv', ';;\n', 'problem.empty'],
    ['broken.xlsx', 'PK\u0003\u0004 no archive', 'problem.broken'],
    ['long.csv', 'a;b\n'.repeat(1001), 'problem.tooLong'],
  ] as const) {
    drop(name, content);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(problem));
  }
});

test('an import that is taken whole waits for every row, and shows refusals of the server at their cells', async () => {
  const take = jest
    .fn()
    .mockRejectedValueOnce(
      new HttpError({ kind: 'response', status: 400, body: { 'companies.1.name': ['Not this name'] } }),
    );
  const onClose = jest.fn();
  renderWithPlatform(
    <RowsDialog
      title="Import"
      hint="Rows"
      isWhole
      room={2}
      fields={[{ key: 'name', label: 'Name', names: /^name/u }]}
      rule={yup.array(yup.object({ name: rules.line({ min: 2, max: 10 }) }))}
      toRow={({ name }) => ({ name })}
      takeLabel={(count) => `Take ${count}`}
      take={take}
      onClose={onClose}
    />,
  );
  await screen.findByLabelText('paste');
  await paste('Name\tCity\nOne\tA\nTwo\tB\nX\tC');
  const button = await screen.findByRole('button', { name: 'Take 2' });
  expect(button).toBeDisabled();
  const [, , third] = screen.getAllByRole('checkbox');
  if (third) await userEvent.click(third);
  await userEvent.click(screen.getByRole('button', { name: 'Take 2' }));
  expect(await screen.findByText('Not this name')).toBeVisible();
  expect(within(screen.getByRole('region')).getByText('Two').closest('td')).toHaveAttribute('data-wrong');
  expect(onClose).not.toHaveBeenCalled();
  // Another choice is another request.
  const [first] = screen.getAllByRole('checkbox');
  if (first) await userEvent.click(first);
  await userEvent.click(screen.getByRole('button', { name: 'Take 1' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(take).toHaveBeenLastCalledWith([{ name: 'Two' }]);
});
