import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { putBack } from './put-back.ts';
import { typedText } from './typed-text.ts';

function Field({ label, type = 'text' }: { label: string; type?: string }) {
  const [text, setText] = useState('');
  return (
    <>
      <label>
        {label}
        <input type={type} value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      <output>{text}</output>
    </>
  );
}
const fields = (
  <>
    <Field label="City" />
    <Field label="City" />
    <Field label="Password" type="password" />
  </>
);
const values = () => [...document.querySelectorAll('output')].map(({ textContent }) => textContent);
const type = (index: number, value: string) => {
  const input = document.querySelectorAll('input')[index];
  if (input) fireEvent.change(input, { target: { value } });
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('what was typed is put into the same fields as soon as they are there, and the focus back', async () => {
  const { unmount } = render(fields);
  type(0, 'Dole');
  type(1, 'Lons');
  type(2, 'secret');
  document.querySelectorAll('input')[1]?.focus();
  const typed = typedText({ passwords: true });
  unmount();
  putBack(typed);
  await act(() => jest.advanceTimersByTimeAsync(1000));
  render(fields);
  expect(values()).toEqual(['', '', '']);
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(values()).toEqual(['Dole', 'Lons', 'secret']);
  expect(document.activeElement).toBe(document.querySelectorAll('input')[1]);
  // Text that is typed after it stays.
  type(0, 'Dole-les-Bains');
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(values()[0]).toBe('Dole-les-Bains');
});

test('a dialog that opens and takes the focus gives it back to the field', async () => {
  const dialog = (
    <div role="dialog" aria-label="Ask">
      <button type="button">Close</button>
      {fields}
    </div>
  );
  const { unmount } = render(dialog);
  type(0, 'Dole');
  document.querySelectorAll('input')[0]?.focus();
  const typed = typedText({ passwords: true });
  unmount();
  putBack(typed);
  render(dialog);
  screen.getByText('Close').focus();
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(document.activeElement).toBe(document.querySelectorAll('input')[0]);
});

test('where the focus was on a button that is gone, the content of the page gets it', async () => {
  const typed = typedText({ passwords: true });
  render(<main id="content" tabIndex={-1} />);
  putBack(typed);
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(document.activeElement).toBe(document.getElementById('content'));
});

test('a password that is shown is not stored either', () => {
  render(<input aria-label="Password" autoComplete="current-password" defaultValue="secret" />);
  expect(JSON.stringify(typedText({ passwords: false }))).not.toContain('secret');
});

test('a focus elsewhere is not taken, and passwords are not stored', async () => {
  const { unmount } = render(fields);
  type(2, 'secret');
  document.querySelectorAll('input')[0]?.focus();
  const typed = typedText({ passwords: false });
  expect(JSON.stringify(typed)).not.toContain('secret');
  unmount();
  render(
    <>
      <button type="button">Elsewhere</button>
      {fields}
    </>,
  );
  screen.getByText('Elsewhere').focus();
  putBack(typed);
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(document.activeElement).toBe(screen.getByText('Elsewhere'));
});
