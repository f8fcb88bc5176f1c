import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../../../contract/wire/paths.ts';
import { fakeHttp, renderWithPlatform } from '../../../testing/index.ts';
import { FormProvider, RevenuesField, revenuesRule, rules, SubmitButton, useAppForm, yup } from '../index.ts';
import { emptyRevenue, type RevenueRow } from './revenue-rows.ts';

const schema = yup.object({ currency: rules.currency(), revenues: revenuesRule() });
const rows: RevenueRow[] = [
  { ...emptyRevenue(2024), revenue: 10, number_of_employees: 2 },
  emptyRevenue(2023),
];

function Figures({ onSend }: { onSend: (revenues: RevenueRow[]) => void }) {
  const form = useAppForm({ schema, defaultValues: { currency: '1', revenues: rows } });
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={form.handleSubmit(({ revenues }) => onSend(revenues))}>
        <RevenuesField />
        <SubmitButton>Save it</SubmitButton>
      </form>
    </FormProvider>
  );
}
const show = () => {
  const onSend = jest.fn();
  const http = fakeHttp().on('get', paths.currencies, { body: [{ id: 1, name: 'EUR', name_fr: 'EUR' }] });
  renderWithPlatform(<Figures onSend={onSend} />, { http });
  return onSend;
};
const cell = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent?.slice(0, 4));
const paste = (target: HTMLElement, text: string) => {
  target.focus();
  fireEvent.paste(target, { clipboardData: { getData: () => text } });
};
const save = () => userEvent.click(screen.getByText('Save it'));

/** The names of the figures that were rendered since the test began to look. */
let rendered: string[] = [];
jest.mock('../fields/use-number-input.ts', () => {
  const actual = jest.requireActual('../fields/use-number-input.ts');
  const useNumberInput = (options: { name: string }) => {
    rendered.push(options.name);
    return actual.useNumberInput(options);
  };
  return { useNumberInput };
});

test('years are columns, oldest first; one is added on either side and focused, and removed', async () => {
  show();
  expect(heads().slice(1)).toEqual(['2023', '2024']);
  const [before] = screen.getAllByRole('button', { name: 'addYear' });
  await userEvent.click(before ?? document.body);
  expect(heads().slice(1)).toEqual(['2022', '2023', '2024']);
  await waitFor(() => expect(cell('revenue 2022')).toHaveFocus());
  const remove = screen.getAllByRole('button', { name: 'removeYear' })[2];
  await userEvent.click(remove ?? document.body);
  expect(heads().slice(1)).toEqual(['2022', '2023']);
  await waitFor(() => expect(cell('revenue 2023')).toHaveFocus());
});

test('a year that is added renders its own cells, and those of no other year', async () => {
  show();
  rendered = [];
  await userEvent.click(screen.getAllByRole('button', { name: 'addYear' }).at(-1) ?? document.body);
  await waitFor(() => expect(cell('revenue 2025')).toHaveFocus());
  expect(new Set(rendered.map((name) => name.split('.')[1]))).toEqual(new Set(['2']));
});

test('a pasted table fills the grid, is announced, sent with its years, and can be undone', async () => {
  const onSend = show();
  await userEvent.type(cell('revenue 2023'), '5');
  paste(cell('revenue 2023'), '\t2022\t2023\nRevenue\t1 000\t(2 000)\nEmployees\t3\t4\nMargin\t1 %\t2 %');
  expect(cell('revenue 2023')).toHaveValue('-2,000');
  expect(cell('employees 2022')).toHaveValue('3');
  expect(cell('revenue 2024')).toHaveValue('10');
  expect(screen.getByText('figureGrid.pasted figureGrid.leftOut')).toHaveRole('status');
  await save();
  await waitFor(() => expect(cell('revenue 2023')).toHaveAccessibleDescription('notNegative'));
  await userEvent.clear(cell('revenue 2023'));
  await userEvent.type(cell('revenue 2023'), '2000');
  await save();
  await waitFor(() => expect(onSend).toHaveBeenCalled());
  expect(onSend.mock.calls[0][0].map(({ year, revenue }: RevenueRow) => [year, revenue])).toEqual([
    ['2024', 10],
    ['2023', 2000],
    ['2022', 1000],
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'figureGrid.undo' }));
  expect(heads().slice(1)).toEqual(['2023', '2024']);
  expect(cell('revenue 2023')).toHaveValue('5');
  await waitFor(() => expect(cell('revenue 2023')).toHaveFocus());
});

test('the unit of some rows is that of all once that is said, and what had no room is counted', async () => {
  show();
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockReset();
  paste(cell('revenue 2024'), 'CA (k€)\t1 000\t7\t8\nEBE\t50');
  expect(cell('revenue 2024')).toHaveValue('1,000,000');
  expect(cell('ebitda 2024')).toHaveValue('50');
  expect(screen.getByText(/figureGrid.beyond.*figureGrid.someThousands/)).toHaveRole('status');
  // It stands below the grid, which may be higher than what is seen of it.
  const question = screen.getByRole('button', { name: 'figureGrid.allThousands' });
  expect(scroll.mock.contexts.some((shown) => (shown as Element).contains(question))).toBe(true);
  await userEvent.click(question);
  expect(cell('ebitda 2024')).toHaveValue('50,000');
  expect(cell('revenue 2024')).toHaveValue('1,000,000');
  expect(screen.queryByRole('button', { name: 'figureGrid.asTyped' })).toBeNull();
  await waitFor(() => expect(cell('revenue 2024')).toHaveFocus());
});

test('a year without figures is no error; without any figure the first cell takes the focus', async () => {
  const onSend = show();
  await save();
  await waitFor(() => expect(onSend).toHaveBeenCalledTimes(1));
  await userEvent.clear(cell('revenue 2024'));
  await save();
  await waitFor(() => expect(cell('revenue 2024')).toHaveFocus());
  expect(cell('revenue 2024')).toHaveAccessibleDescription('requiredField');
  await userEvent.clear(cell('employees 2024'));
  await save();
  await waitFor(() => expect(cell('revenue 2024')).toHaveAccessibleDescription('requiredYear'));
  expect(onSend).toHaveBeenCalledTimes(1);
});

test('the arrows up and down move between the figures of a year', async () => {
  show();
  cell('revenue 2024').focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(cell('employees 2024')).toHaveFocus();
});

test.each([
  ['revenue 2023', '{Enter}', 'employees 2023'],
  ['employees 2023', '{Shift>}{Enter}{/Shift}', 'revenue 2023'],
  ['netProfit 2023', '{Enter}', 'revenue 2024'],
  ['revenue 2024', '{Shift>}{Enter}{/Shift}', 'netProfit 2023'],
  ['netProfit 2024', '{Enter}', 'netProfit 2024'],
  ['revenue 2023', '{Shift>}{Enter}{/Shift}', 'revenue 2023'],
])('in %s, %s leads to %s, and sends nothing', async (from, keys, to) => {
  const onSend = show();
  cell(from).focus();
  await userEvent.keyboard(keys);
  expect(cell(to)).toHaveFocus();
  expect(onSend).not.toHaveBeenCalled();
});

test('what each year with figures needs is marked', () => {
  show();
  const marked = screen.getAllByRole('rowheader').filter((head) => head.textContent?.includes('*'));
  expect(marked.map((head) => head.textContent?.replace(/[ *€]/g, ''))).toEqual(['revenue', 'employees']);
});
