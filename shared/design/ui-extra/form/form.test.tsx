import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPortal } from 'react-dom';
import { Form } from './form.tsx';

function Sample({ onSend, ...kind }: { onSend: () => void; record?: boolean; withText?: boolean }) {
  return (
    <Form
      record={kind.record}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <input aria-label="line" />
      <input aria-label="closed list" aria-haspopup="listbox" />
      <input aria-label="list" role="combobox" aria-expanded="true" aria-controls="none" />
      <input aria-label="day" data-dates-input />
      <input aria-label="box" type="checkbox" />
      <input aria-label="cell" onKeyDown={(event) => event.preventDefault()} />
      {kind.withText ? <textarea aria-label="text" /> : null}
      <button type="button">other</button>
      <button type="submit">send</button>
      {createPortal(
        <form aria-label="dialog" onSubmit={(event) => event.preventDefault()}>
          <input aria-label="line of a dialog" />
        </form>,
        document.body,
      )}
    </Form>
  );
}

const LONG = { record: true };
const TEXT = { withText: true };
test.each<[string, { record?: boolean; withText?: boolean }, string, number]>([
  ['line', {}, '{Enter}', 1],
  ['box', {}, '{Enter}', 1],
  ['closed list', {}, '{Enter}', 0],
  ['list', {}, '{Enter}', 0],
  ['day', {}, '{Enter}', 0],
  ['cell', {}, '{Enter}', 0],
  ['other', {}, '{Enter}', 0],
  ['send', {}, '{Enter}', 1],
  ['line of a dialog', {}, '{Enter}', 0],
  ['line', TEXT, '{Enter}', 0],
  ['text', TEXT, '{Enter}', 0],
  ['text', TEXT, '{Control>}{Enter}{/Control}', 1],
  ['line', LONG, '{Enter}', 0],
  ['box', LONG, '{Enter}', 0],
  ['list', LONG, '{Enter}', 0],
  ['send', LONG, '{Enter}', 1],
  ['line', LONG, '{Control>}{Enter}{/Control}', 1],
  ['list', LONG, '{Meta>}{Enter}{/Meta}', 1],
  ['line of a dialog', LONG, '{Control>}{Enter}{/Control}', 0],
])('in %s of %p, %s sends it %d times', async (name, kind, keys, times) => {
  const send = jest.fn();
  render(<Sample {...kind} onSend={send} />);
  (screen.queryByLabelText(name) ?? screen.getByText(name)).focus();
  await userEvent.keyboard(keys);
  expect(send).toHaveBeenCalledTimes(times);
});

test.each([
  ['Chrome and Firefox', { isComposing: true }],
  ['Safari, after it has ended', { keyCode: 229 }],
])('Enter that ends a composition sends nothing: %s', (_, how) => {
  render(<Sample onSend={() => undefined} />);
  const isAllowed = fireEvent.keyDown(screen.getByLabelText('line'), { key: 'Enter', ...how });
  expect(isAllowed).toBe(false);
});

test.each([
  ['of a page that nothing else has the focus of', null, false, true],
  ['while another field has it', 'other', false, false],
  ['of a dialog, which sees to it', null, true, false],
])('the first field %s', (_, focused, isDialog, expected) => {
  render(<input aria-label="other" />);
  if (focused) screen.getByLabelText(focused).focus();
  render(
    <div role={isDialog ? 'dialog' : undefined}>
      <Form onSubmit={() => undefined}>
        <input aria-label="plain" />
        <input aria-label="first" data-autofocus />
      </Form>
    </div>,
  );
  expect(screen.getByLabelText('first') === document.activeElement).toBe(expected);
});
