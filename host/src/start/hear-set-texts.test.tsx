import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { hearSetTexts } from './hear-set-texts.ts';

function Fields() {
  const [text, setText] = useState('before');
  const [note, setNote] = useState('');
  return (
    <>
      <input type="email" aria-label="text" value={text} onChange={(event) => setText(event.target.value)} />
      <textarea aria-label="note" value={note} onChange={(event) => setNote(event.target.value)} />
      <output>{`${text}|${note}`}</output>
    </>
  );
}

/** Does what a tool does that runs in the page. */
const fill = (label: string, text: string) =>
  act(() => {
    const field = screen.getByLabelText<HTMLInputElement>(label);
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });

test.each([
  ['another text', 'anne@example.org', 'Bonjour'],
  ['none', '', ''],
])('a script fills in %s, and the form hears of it', (_, text, note) => {
  hearSetTexts();
  render(<Fields />);
  fill('text', text);
  fill('note', note);
  expect(screen.getByRole('status').textContent).toBe(`${text}|${note}`);
});
