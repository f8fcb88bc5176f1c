import { act, cleanup, render } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { NotRenderedError } from './not-rendered-error.ts';
import { RenderedBoundary } from './rendered-boundary.tsx';
import { onTakenOver } from './taken-over.ts';

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  cleanup();
  document.body.innerHTML = '';
});

/** Code that the server has, and the browser gets later, or never. */
function lateCode() {
  let here = true;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  promise.catch(() => undefined);
  return {
    lose: () => {
      here = false;
    },
    settle: async (arrives: boolean) => {
      here = arrives;
      await act(async () => (arrives ? resolve() : reject(new Error('lost'))));
    },
    isReady: () => here,
    load: () => promise,
  };
}

let update: (value: string) => void;
function Page({ code, text }: { code: ReturnType<typeof lateCode>; text: string }) {
  const [value, setValue] = useState('frame');
  update = setValue;
  return (
    <>
      <i>{value}: </i>
      <RenderedBoundary source={code} name="page" isReady={code.isReady} load={code.load} fallback="loading">
        <b>
          {text} {value}
        </b>
      </RenderedBoundary>
    </>
  );
}

const taken = jest.fn();
beforeEach(() => {
  taken.mockClear();
  onTakenOver(taken);
});

async function takeOver(code: ReturnType<typeof lateCode>, text = 'page') {
  const element = document.createElement('div');
  element.innerHTML = renderToString(<Page code={code} text="page" />);
  document.body.append(element);
  const part = element.querySelector('b');
  const errors: unknown[] = [];
  code.lose();
  await act(async () => {
    root = hydrateRoot(element, <Page code={code} text={text} />, {
      onRecoverableError: (error) => errors.push(error),
    });
  });
  return { element, part, errors };
}

test('the html of the server stays until the code is here, and is then taken over', async () => {
  const code = lateCode();
  const { element, part, errors } = await takeOver(code);
  expect(element).toHaveTextContent('frame: page frame');
  expect(taken).not.toHaveBeenCalled();
  await code.settle(true);
  expect(element.querySelector('b')).toBe(part);
  expect(taken).toHaveBeenCalledTimes(1);
  expect(errors).toEqual([]);
});

test('an update of the frame does not throw the html away, and reaches the part later', async () => {
  const code = lateCode();
  const { element, part, errors } = await takeOver(code);
  act(() => update('new'));
  expect(element).toHaveTextContent('new: page frame');
  expect(element.querySelector('b')).toBe(part);
  await code.settle(true);
  expect(element).toHaveTextContent('new: page new');
  expect(element.querySelector('b')).toBe(part);
  expect(errors).toEqual([]);
});

test('where the code does not come, the browser renders the part anew', async () => {
  const code = lateCode();
  const { element, part } = await takeOver(code);
  await code.settle(false);
  expect(element).toHaveTextContent('frame: page frame');
  expect(element.querySelector('b')).not.toBe(part);
});

test('where the code comes late, the part may differ from the html: it is rendered anew, without an error', async () => {
  jest.useFakeTimers();
  onTakenOver(taken);
  const code = lateCode();
  const { element, part, errors } = await takeOver(code, 'newer');
  act(() => jest.advanceTimersByTime(10_000));
  expect(taken).toHaveBeenCalledTimes(1);
  expect(element).toHaveTextContent('frame: page frame');
  await code.settle(true);
  expect(element).toHaveTextContent('frame: newer frame');
  expect(element.querySelector('b')).not.toBe(part);
  expect(errors).toMatchObject([{ cause: expect.any(NotRenderedError) }]);
  jest.useRealTimers();
});

test('what differs from the html of the server is told', async () => {
  const code = lateCode();
  const { errors } = await takeOver(code, 'another page');
  await code.settle(true);
  expect(errors).toHaveLength(1);
});

test('what the browser renders by itself waits for nothing', async () => {
  const code = lateCode();
  code.lose();
  const { container } = render(
    <StrictMode>
      <Page code={code} text="page" />
    </StrictMode>,
  );
  expect(container).toHaveTextContent('frame: page frame');
});
