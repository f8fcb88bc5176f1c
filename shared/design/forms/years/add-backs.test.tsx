import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../../../contract/wire/paths.ts';
import { fakeHttp, renderWithPlatform } from '../../../testing/index.ts';
import {
  FormProvider,
  RevenuesField,
  revenuesRule,
  rules,
  SubmitButton,
  toRevenues,
  useAppForm,
  yup,
} from '../index.ts';
import { emptyAddBack } from './add-back-rows.ts';
import { emptyRevenue, fromRevenues, type RevenueRow } from './revenue-rows.ts';

const schema = yup.object({ currency: rules.currency(), revenues: revenuesRule() });
const YEAR: RevenueRow = { ...emptyRevenue(2024), revenue: 900, number_of_employees: 2, ebitda: 100 };
const PAY = { kind: 'owner_pay', amount: 20, reason: 'Two wages', proof: '7' };

function Figures({ rows, onSend }: { rows: RevenueRow[]; onSend: (revenues: RevenueRow[]) => void }) {
  const form = useAppForm({ schema, defaultValues: { currency: '1', revenues: rows } });
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={form.handleSubmit(({ revenues }) => onSend(revenues))}>
        <RevenuesField proofs={[{ id: 7, name: 'Payslips.pdf' }]} />
        <SubmitButton>Save it</SubmitButton>
      </form>
    </FormProvider>
  );
}
const show = (...rows: RevenueRow[]) => {
  const onSend = jest.fn();
  const http = fakeHttp().on('get', paths.currencies, { body: [{ id: 1, name: 'EUR', name_fr: 'EUR' }] });
  renderWithPlatform(<Figures rows={rows} onSend={onSend} />, { http });
  return onSend;
};
const field = (label: string) => screen.getAllByLabelText(new RegExp(`^${label}`));
const save = () => userEvent.click(screen.getByText('Save it'));

test('a line is added and filled by keys alone; Enter goes to the next one, which is not sent as it is empty', async () => {
  const onSend = show(YEAR);
  expect(screen.queryByText(/normalisedEbitda/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'addBacks.add' }));
  const [kind] = screen.getAllByRole('combobox', { name: /addBacks\.kind/ });
  await waitFor(() => expect(kind).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}{Tab}-30.5{Tab}Rent below the market');
  expect(screen.getByText(/normalisedEbitda/)).toHaveTextContent('69.5');
  await userEvent.keyboard('{Enter}');
  expect(screen.getAllByRole('button', { name: 'addBacks.remove' })).toHaveLength(2);
  await save();
  await waitFor(() => expect(onSend).toHaveBeenCalled());
  const [[rows]] = onSend.mock.calls;
  expect(toRevenues(rows, '1')[0]?.add_backs).toEqual([
    { kind: expect.any(String), amount: -30.5, reason: 'Rent below the market', proof: null },
  ]);
});

test('what a line lacks is said at its field; without an EBITDA at that', async () => {
  const onSend = show({ ...YEAR, ebitda: null, add_backs: [{ ...emptyAddBack(), amount: 5 }] });
  await save();
  await waitFor(() => expect(field('addBacks.reason')[0]).toBeInvalid());
  expect(screen.getByRole('combobox', { name: /addBacks\.kind/ })).toBeInvalid();
  expect(field('addBacks.amount')[0]).toBeValid();
  expect(screen.getByRole('textbox', { name: 'ebitda 2024' })).toBeInvalid();
  expect(screen.getByText('ebitdaForAddBacks')).toBeInTheDocument();
  expect(onSend).not.toHaveBeenCalled();
});

test('a line is removed, and the focus stays among the lines', async () => {
  const onSend = show({ ...YEAR, add_backs: [PAY, { ...PAY, reason: 'Second' }] });
  const [first] = screen.getAllByRole('button', { name: 'addBacks.remove' });
  await userEvent.click(first ?? document.body);
  await waitFor(() => expect(screen.getByRole('button', { name: 'addBacks.remove' })).toHaveFocus());
  await save();
  await waitFor(() => expect(onSend).toHaveBeenCalled());
  expect(onSend.mock.calls[0][0][0].add_backs.map(({ reason }: { reason: string }) => reason)).toEqual([
    'Second',
  ]);
});

test('working capital, net debt and capex are rows once they are asked for, or known', async () => {
  show(YEAR);
  expect(screen.queryByRole('textbox', { name: 'capex 2024' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'figureGrid.more' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'workingCapital 2024' })).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'figureGrid.more' })).toBeNull();
});

test('what is read is sent as it was; a draft from before there were lines sends none', () => {
  const year = {
    date: '2024-01-01' as const,
    revenue: 900,
    number_of_employees: 2,
    ebitda: 100,
    net_profit: null,
    net_debt: -4,
    add_backs: [
      { kind: 'owner_pay' as const, amount: 20, reason: 'Two wages', proof: { id: 7, name: 'P.pdf' } },
    ],
    currency: 1,
  };
  expect(toRevenues(fromRevenues([year]), '1')[0]).toMatchObject({
    working_capital: null,
    net_debt: -4,
    capex: null,
    add_backs: [{ kind: 'owner_pay', amount: 20, reason: 'Two wages', proof: 7 }],
  });
  const { add_backs: _lines, capex: _capex, ...old } = YEAR;
  const [sent] = toRevenues([old as RevenueRow], '1');
  expect(sent?.add_backs).toBeUndefined();
  expect(sent?.capex).toBeUndefined();
});
