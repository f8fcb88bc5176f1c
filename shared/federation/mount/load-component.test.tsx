import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { paths } from '../../contract/index.ts';
import { defaultRetryPolicy } from '../../kernel/lazy/index.ts';
import { useModals } from '../../kernel/modals/index.ts';
import { type RemoteGrants, usePlatform, useShellPlatform } from '../../kernel/platform/index.ts';
import { createTestPlatform, fakeHttp, renderWithPlatform } from '../../testing/index.ts';
import type { RemoteModule } from '../contract.ts';
import type { RemoteError } from '../remote-errors.ts';
import { loadComponent } from './load-component.ts';

type Asked = (platform: ReturnType<typeof usePlatform>) => unknown;
const asked: { current: Asked } = { current: () => undefined };

/** A page of a remote that asks for something, and shows what it gets. */
function Asking() {
  const [platform, shellPlatform] = [usePlatform(), useShellPlatform()];
  const [result, setResult] = useState('');
  const ask = async () => {
    try {
      setResult(`got ${JSON.stringify(await asked.current(platform))}`);
    } catch (error) {
      setResult(String(error));
    }
  };
  return (
    <>
      <button type="button" onClick={ask}>
        Ask
      </button>
      <output>{result}</output>
      <p>{platform === shellPlatform ? 'whole platform' : 'limited platform'}</p>
    </>
  );
}

async function ask(grants: RemoteGrants | undefined, question: Asked) {
  asked.current = question;
  const module: RemoteModule = {
    pages: { asking: async () => Asking },
    widgets: {},
    modals: {},
    ...(grants && { grants }),
  };
  const refused: RemoteError[] = [];
  const id = { remote: 'mfe-deals', version: '1.2.3', kind: 'pages', name: 'asking' } as const;
  const Page = await loadComponent(module, id, defaultRetryPolicy, (error) => refused.push(error));
  const http = fakeHttp()
    .on('get', paths.deals, { body: { results: [] } })
    .on('get', paths.people, { body: { results: [] } });
  renderWithPlatform(<Page />, { platform: createTestPlatform({ http, signedIn: true }) });
  await userEvent.click(screen.getByRole('button'));
  return { answer: await screen.findByText(/./, { selector: 'output' }), refused, http };
}
const grants: RemoteGrants = { calls: ['GET /api/deals/'], rawToken: false };

test('a remote makes the calls that it declares', async () => {
  const { answer, refused } = await ask(grants, ({ http }) => http.get(paths.deals));
  expect(answer).toHaveTextContent('got {"results":[]}');
  expect(refused).toEqual([]);
  expect(screen.getByText('limited platform')).toBeVisible();
});

test('another call is refused and told, and is not sent', async () => {
  const { answer, refused, http } = await ask(grants, (platform) => platform.http.get(paths.people));
  const message = 'HR-903 mfe-deals 1.2.3: GET /api/people/';
  expect(answer).toHaveTextContent(message);
  expect(refused.map((error) => error.message)).toEqual([message]);
  expect(http.calls).toEqual([]);
});

test.each<[string, Asked]>([
  ['session.access', ({ session }) => session.access],
  ['session.refresh', ({ session }) => session.refresh],
  ["cookies.get('access')", ({ cookies }) => cookies.get('access')],
])('the raw token is refused: %s', async (what, question) => {
  const { answer, refused } = await ask(grants, question);
  expect(answer).toHaveTextContent(`HR-903 mfe-deals 1.2.3: ${what}`);
  expect(refused).toHaveLength(1);
});

test('a remote that declares why gets the raw token', async () => {
  const { answer } = await ask({ ...grants, rawToken: true }, ({ session }) => session.access);
  expect(answer).toHaveTextContent('got "access-token"');
});

test('the rest of the session is there', async () => {
  const { answer } = await ask(grants, ({ session }) => session.isSignedIn());
  expect(answer).toHaveTextContent('got true');
});

test('a remote of a build without grants has the whole platform', async () => {
  const { answer } = await ask(undefined, ({ http }) => http.get(paths.people));
  expect(answer).toHaveTextContent('got {"results":[]}');
  expect(screen.getByText('whole platform')).toBeVisible();
});

test('what a component of a remote opens is opened by that remote', async () => {
  function Opening() {
    const modals = useModals();
    return (
      <button type="button" onClick={() => void modals.open('confirm', { title: 'Sure?', action: 'Yes' })}>
        Open
      </button>
    );
  }
  const module: RemoteModule = { pages: { opening: async () => Opening }, widgets: {}, modals: {}, grants };
  const id = { remote: 'mfe-deals', version: '1.2.3', kind: 'pages', name: 'opening' } as const;
  const Page = await loadComponent(module, id, defaultRetryPolicy);
  const { platform } = renderWithPlatform(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  void platform.modals.open('confirm', { title: 'Really?', action: 'Yes' });
  expect(platform.modals.opened.map(({ opener }) => opener)).toEqual(['mfe-deals', undefined]);
});
