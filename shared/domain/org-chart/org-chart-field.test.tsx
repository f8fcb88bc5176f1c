import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../../host/src/locales/en/inputs.json';
import type { OrganizationalChart } from '../../contract/companies/organizational-chart.schema.ts';
import { FormProvider, SubmitButton, useAppForm, yup } from '../../design/forms/index.ts';
import { renderWithPlatform } from '../../testing/index.ts';
import { OrgChart } from './drawing/org-chart.tsx';
import { OrgChartField } from './org-chart-field.tsx';
import { orgChartRule } from './org-chart-rule.ts';

const box = (id: string, name: string, parent: string | null = null) => ({ id, name, title: '', parent });
const family: OrganizationalChart = {
  nodes: [box('1', 'Anne'), box('2', 'Bruno', '1'), box('3', 'Chloé', '1'), box('4', 'Denis', '2')],
};
const resources = { en: { inputs: en } };

function Sample({ chart, send }: { chart: OrganizationalChart | null; send: (value: unknown) => void }) {
  const form = useAppForm({ schema: yup.object({ chart: orgChartRule() }), defaultValues: { chart } });
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={form.handleSubmit((values) => send(values.chart))}>
        <OrgChartField name="chart" />
        <SubmitButton>Save it</SubmitButton>
      </form>
    </FormProvider>
  );
}
const open = (chart: OrganizationalChart | null) => {
  const send = jest.fn();
  renderWithPlatform(<Sample chart={chart} send={send} />, { resources });
  return send;
};
/** The drawn people, with their levels. */
const drawn = () =>
  screen
    .queryAllByRole('treeitem')
    .map((item) => `${item.getAttribute('aria-level')} ${item.textContent}`)
    .join(', ');
const person = (name: string) => screen.findByRole('treeitem', { name });
const press = (keys: string) => userEvent.keyboard(keys);

test('a chart is created and submitted by keyboard', async () => {
  const send = open(null);
  (await screen.findByRole('button', { name: 'Add the first person' })).focus();
  await press('{Enter}');
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveFocus());
  await press('Anne{Tab}Founder{Enter}');
  expect(await person('Anne Founder')).toHaveFocus();
  await press('{Insert}');
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue(''));
  await press('Bruno{Enter}');
  expect(drawn()).toBe('1 AnneFounder, 2 Bruno');
  await userEvent.click(screen.getByRole('button', { name: 'Save it' }));
  await waitFor(() =>
    expect(send).toHaveBeenCalledWith({
      nodes: [
        { id: '1', name: 'Anne', title: 'Founder', parent: null },
        { id: '2', name: 'Bruno', title: '', parent: '1' },
      ],
    }),
  );
});

test('the name of who was added is asked for until it is given', async () => {
  open(family);
  await userEvent.click(await person('Chloé'));
  await userEvent.click(screen.getByRole('button', { name: 'Add a report' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveFocus());
  expect(screen.getByRole('status')).toHaveTextContent('Enter the name.');
  await press('Emma');
  expect(screen.getByRole('status')).toHaveTextContent(/^$/);
});

test('arrow keys and letters navigate the tree', async () => {
  open(family);
  (await person('Anne')).focus();
  for (const [keys, name] of [
    ['{ArrowDown}', 'Bruno'],
    ['{ArrowRight}', 'Denis'],
    ['{ArrowDown}', 'Chloé'],
    ['{ArrowLeft}', 'Anne'],
    ['{End}', 'Chloé'],
    ['b', 'Bruno'],
    ['{Home}', 'Anne'],
    ['{ArrowUp}', 'Anne'],
  ] as const) {
    await press(keys);
    expect(document.activeElement).toHaveTextContent(name);
  }
  expect(screen.getAllByRole('treeitem').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
});

test('Alt with an arrow key moves, Ctrl+Z undoes, and both are announced', async () => {
  open(family);
  (await person('Chloé')).focus();
  await press('{Alt>}{ArrowUp}{/Alt}');
  expect(drawn()).toBe('1 Anne, 2 Chloé, 2 Bruno, 3 Denis');
  expect(screen.getByRole('status')).toHaveTextContent('Chloé moved before.');
  await press('{Alt>}{ArrowLeft}{/Alt}');
  expect(drawn()).toBe('1 Anne, 2 Bruno, 3 Denis, 1 Chloé');
  expect(await person('Chloé')).toHaveFocus();
  await press('{Control>}zz{/Control}');
  expect(drawn()).toBe('1 Anne, 2 Bruno, 3 Denis, 2 Chloé');
  expect(screen.getByRole('status')).toHaveTextContent('Undone.');
  await press('{Control>}y{/Control}');
  expect(drawn()).toBe('1 Anne, 2 Chloé, 2 Bruno, 3 Denis');
});

test('a superior is chosen without dragging, but not among the own reports', async () => {
  open(family);
  await userEvent.click(await person('Bruno'));
  await userEvent.click(screen.getByRole('combobox', { name: 'Reports to' }));
  const offered = (await screen.findAllByRole('option', { hidden: true })).map(
    ({ textContent }) => textContent,
  );
  expect(offered).toEqual(['Nobody: at the top', 'Anne', 'Chloé']);
  await userEvent.click(screen.getByRole('option', { name: 'Chloé', hidden: true }));
  expect(drawn()).toBe('1 Anne, 2 Chloé, 3 Bruno, 4 Denis');
  expect(screen.getByRole('status')).toHaveTextContent('Bruno now reports to Chloé.');
});

test('a person is removed with all reports after a confirmation, and undo restores them', async () => {
  open(family);
  (await person('Bruno')).focus();
  await press('{Delete}');
  const question = await screen.findByRole('dialog', { name: 'Remove Bruno?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Remove 2 people' }));
  await waitFor(() => expect(drawn()).toBe('1 Anne, 2 Chloé'));
  await waitFor(() => expect(document.activeElement).toHaveTextContent('Chloé'));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(drawn()).toBe('1 Anne, 2 Bruno, 3 Denis, 2 Chloé');
});

test('a chart with an unnamed person is invalid, and the field gets the focus', async () => {
  const send = open({ nodes: [box('1', 'Anne'), box('2', '', '1')] });
  await person('Anne');
  await userEvent.click(screen.getByRole('button', { name: 'Save it' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Give everybody in the chart a name.');
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveFocus());
  expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('');
  await press('Bruno');
  await userEvent.click(screen.getByRole('button', { name: 'Save it' }));
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
});

test('a name is not missing before it can be typed, but once its field is left', async () => {
  open(null);
  await userEvent.click(await screen.findByRole('button', { name: 'Add the first person' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveFocus());
  await press('Anne');
  await userEvent.click(document.body);
  await userEvent.click(screen.getByRole('button', { name: 'Add a report' }));
  const name = await screen.findByRole('textbox', { name: /^Name/ });
  await waitFor(() => expect(name).toHaveFocus());
  await waitFor(() => expect(screen.getByText('2 of 200 people')).toBeVisible());
  expect(screen.queryByRole('alert')).toBeNull();
  await press('B{Backspace}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Give everybody in the chart a name.');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add a report' }));
  await userEvent.click(document.body);
  expect(await screen.findByRole('alert')).toBeVisible();
});

test('a limit is announced before it is exceeded', async () => {
  open({
    nodes: Array.from({ length: 8 }, (_, index) =>
      box(String(index + 1), `P${index + 1}`, index === 0 ? null : String(index)),
    ),
  });
  await userEvent.click(await person('P8'));
  expect(screen.getByRole('button', { name: 'Add a report' })).toBeDisabled();
  expect(screen.getByText('The chart has eight levels at most.')).toBeVisible();
  await press('{Insert}');
  expect(screen.getAllByRole('treeitem')).toHaveLength(8);
  expect(screen.getByRole('status')).toHaveTextContent('The chart has eight levels at most.');
});

test('the view has nested lists, and an empty chart renders nothing', () => {
  const { container } = renderWithPlatform(<OrgChart chart={family} label="Who runs it" />, { resources });
  const figure = screen.getByRole('figure', { name: 'Who runs it' });
  const [top] = within(figure).getAllByRole('list');
  if (!top) throw new Error('no list');
  expect(within(top).getAllByRole('listitem')).toHaveLength(4);
  expect(within(top).getByText('Denis').closest('ul ul ul')).not.toBeNull();
  expect(container.querySelectorAll('svg path')).toHaveLength(3);
  renderWithPlatform(<OrgChart chart={{ nodes: [] }} label="Nobody" />, { resources });
  expect(screen.queryByRole('figure', { name: 'Nobody' })).toBeNull();
});
