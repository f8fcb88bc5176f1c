import { RenderedBoundary } from '@handover/shared/shell';
import { act, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, use, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { withInertControls } from '../render/inert-controls.ts';
import { releaseControls } from './release-controls.ts';

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  document.body.innerHTML = '';
});

const code = Promise.withResolvers<void>();
let isHere = true;

function Page() {
  const [text, setText] = useState('');
  return (
    <>
      <button type="button">menu</button>
      <RenderedBoundary source={code} name="page" isReady={() => isHere} load={() => code.promise}>
        <a href="/faq">frequent questions</a>
        <form method="get">
          <label htmlFor="q">search</label>
          <input id="q" value={text} onChange={({ currentTarget }) => setText(currentTarget.value)} />
        </form>
        <form noValidate>
          <textarea defaultValue="kept" />
          <button type="submit">save</button>
        </form>
        <label>
          <input type="checkbox" /> unread
        </label>
        <output>{text}</output>
      </RenderedBoundary>
    </>
  );
}

const inert = () => [...document.querySelectorAll('[inert]')].map(({ localName }) => localName);

test('what needs a script is inert until its part is taken over; what was typed before is heard of', async () => {
  document.body.innerHTML = `<div id="root">${withInertControls(renderToString(<Page />))}</div>`;
  const element = document.getElementById('root') as HTMLElement;
  const search = document.querySelector<HTMLInputElement>('#q');
  if (!search) throw new Error('no search');
  expect(inert()).toEqual(['button', 'form', 'label', 'input']);
  search.value = 'foundry';
  isHere = false;
  // React's development build, which tells every attribute that it has not rendered.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const errors: unknown[] = [];
  await act(async () => {
    root = hydrateRoot(element, <Page />, { onRecoverableError: (error) => errors.push(error) });
  });
  releaseControls(element);
  await waitFor(() => expect(inert()).toEqual(['form', 'label', 'input']));
  isHere = true;
  await act(async () => code.resolve());
  await waitFor(() => expect(inert()).toEqual([]));
  expect(document.querySelector('output')).toHaveTextContent('foundry');
  expect(search).toHaveValue('foundry');
  expect(errors).toEqual([]);
});

test('a control is inert while a part next to it waits: until then React would lose what is done with it', async () => {
  const part = Promise.withResolvers<void>();
  let isWaiting = false;
  const Later = () => {
    if (isWaiting) use(part.promise);
    return <p>later</p>;
  };
  const chosen: string[] = [];
  const tree = (
    <>
      <button type="button">menu</button>
      <Suspense>
        <select aria-label="order" onChange={({ currentTarget }) => chosen.push(currentTarget.value)}>
          <option>newest</option>
          <option>name</option>
        </select>
        <Later />
      </Suspense>
    </>
  );
  document.body.innerHTML = `<div id="root">${withInertControls(renderToString(tree))}</div>`;
  const element = document.getElementById('root') as HTMLElement;
  isWaiting = true;
  await act(async () => {
    root = hydrateRoot(element, tree, { onRecoverableError: () => undefined });
  });
  releaseControls(element);
  await waitFor(() => expect(inert()).not.toContain('button'));
  expect(inert()).toEqual(['select']);
  isWaiting = false;
  await act(async () => part.resolve());
  await waitFor(() => expect(inert()).toEqual([]));
  const select = document.querySelector('select') as HTMLSelectElement;
  await userEvent.selectOptions(select, 'name');
  expect(chosen).toEqual(['name']);
});

test('what is shown without scripts stays usable', () => {
  const html = '<noscript><form><button>a</button></form></noscript>';
  expect(withInertControls(html)).toBe(html);
});
