import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { keepTranslated } from './keep-translated.ts';

/** Replaces each text by `<font><font>`, as Chrome does, by one call or by two. */
async function translate(root: Node, byOneCall: boolean): Promise<void> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('font')) continue;
    const font = document.createElement('font');
    font.append(document.createElement('font'));
    font.firstElementChild?.append(`[${text.data}]`);
    if (byOneCall) text.replaceWith(font);
    else {
      text.parentNode?.insertBefore(font, text);
      text.remove();
    }
  }
  // The observers are called.
  await act(async () => undefined);
}

interface Shown {
  language: 'en' | 'fr';
  count: number;
  names: string[];
  open: boolean;
  order: boolean;
}
const START: Shown = {
  language: 'en',
  count: 1,
  names: ['Anne', 'Bruno', 'Chloé'],
  open: false,
  order: true,
};
let change: (next: Partial<Shown>) => Promise<void>;

function Page() {
  const [shown, setShown] = useState(START);
  change = (next) => act(async () => setShown((before) => ({ ...before, ...next })));
  const { language, count, names, open, order } = shown;
  const title = language === 'en' ? 'My companies' : 'Mes entreprises';
  return (
    <main>
      <h1>
        <i /> {title}
      </h1>
      <p>
        {count} of {names.length}
        {open ? 'open' : null}
        <b />
        {order ? 'first' : <u>last</u>} end
      </p>
      <ul>
        {names.map((name) => (
          <li key={name}>
            {name}, <b>{language}</b>
          </li>
        ))}
      </ul>
      {open ? createPortal(<dialog open>Sure, {count}?</dialog>, document.body) : null}
    </main>
  );
}

beforeAll(() => keepTranslated());

test.each([true, false])(
  'a translated page goes on to change, replaced by one call: %p',
  async (byOneCall) => {
    const { container, unmount } = render(<Page />);
    const text = () => container.textContent?.replace(/\s+/g, ' ');
    await translate(container, byOneCall);
    expect(text()).toBe(
      ' [My companies][1][ of ][3][first][ end][Anne][, ][en][Bruno][, ][en][Chloé][, ][en]',
    );
    await change({ language: 'fr', count: 2 });
    expect(text()).toMatch(/^ ?Mes entreprises2\[ of \]\[3\]/);
    await translate(container, byOneCall);
    await change({ open: true, count: 3, order: false });
    expect(screen.getByRole('dialog')).toHaveTextContent('Sure, 3?');
    expect(text()).toMatch(/3\[ of \]\[3\]openlast end/);
    await translate(document.body, byOneCall);
    await change({ names: ['Chloé', 'Denis', 'Anne'], open: false, order: true });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(container.querySelectorAll('li')).toHaveLength(3);
    expect(text()).toMatch(/first.?end.?\[Chloé\]\[, \]\[fr\]Denis, fr\[Anne\]/);
    expect(text()).not.toMatch(/open/);
    await translate(container, byOneCall);
    unmount();
    expect(text()).toBe('');
  },
);
