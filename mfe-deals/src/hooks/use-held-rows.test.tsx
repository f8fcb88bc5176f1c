import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useHeldRows } from './use-held-rows.ts';

interface Row {
  id: number;
  text: string;
}
const [one, two] = [
  { id: 1, text: 'one' },
  { id: 2, text: 'two' },
];

function List({ rows, of = 'all' }: { rows: Row[]; of?: string }) {
  const held = useHeldRows(rows, of);
  return (
    <>
      <button type="button" onClick={held.release}>
        {held.isBehind ? 'show' : 'nothing new'}
      </button>
      <ul {...held.handlers}>
        {held.rows.map((row) => (
          <li key={row.id}>{row.text}</li>
        ))}
      </ul>
    </>
  );
}
const shown = () => screen.getAllByRole('listitem').map((item) => item.textContent);
const over = () => userEvent.hover(screen.getByText(/one/));

test('a row that comes is shown at once, while no pointer is over the list', () => {
  const { rerender } = render(<List rows={[one]} />);
  rerender(<List rows={[two, one]} />);
  expect(shown()).toEqual(['two', 'one']);
});

test('under a pointer nothing comes, goes or moves, until it leaves', async () => {
  const { rerender } = render(<List rows={[one, two]} />);
  await over();
  rerender(<List rows={[two, one]} />);
  expect(shown()).toEqual(['one', 'two']);
  rerender(<List rows={[two]} />);
  expect(shown()).toEqual(['one', 'two']);
  await userEvent.unhover(screen.getByText('one'));
  expect(shown()).toEqual(['two']);
});

test('what has come is shown when the user asks for it', async () => {
  const { rerender } = render(<List rows={[one]} />);
  await over();
  rerender(<List rows={[two, one]} />);
  await userEvent.click(screen.getByRole('button', { name: 'show' }));
  expect(shown()).toEqual(['two', 'one']);
});

test('after a press the list follows: what changes is what was pressed', async () => {
  const { rerender } = render(<List rows={[one, two]} />);
  await userEvent.click(screen.getByText('one'));
  rerender(<List rows={[two]} />);
  expect(shown()).toEqual(['two']);
});

test('the content of a row changes under the pointer, too', async () => {
  const { rerender } = render(<List rows={[one]} />);
  await over();
  rerender(<List rows={[{ id: 1, text: 'one, changed' }]} />);
  expect(shown()).toEqual(['one, changed']);
});

test('another list is shown at once, also when its rows come later', async () => {
  const { rerender } = render(<List rows={[one]} />);
  await over();
  rerender(<List rows={[one]} of="some" />);
  rerender(<List rows={[two]} of="some" />);
  expect(shown()).toEqual(['two']);
});

test('a list that has become empty under the pointer shows what comes next', async () => {
  const { rerender } = render(<List rows={[one]} />);
  await userEvent.click(screen.getByText('one'));
  await over();
  await userEvent.click(screen.getByText('one'));
  rerender(<List rows={[]} />);
  await userEvent.hover(screen.getByRole('list'));
  rerender(<List rows={[two]} />);
  expect(shown()).toEqual(['two']);
});
