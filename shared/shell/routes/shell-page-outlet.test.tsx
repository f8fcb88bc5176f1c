import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithPlatform } from '../../testing/index.ts';
import type { Shell } from '../shell.ts';
import { ShellProvider } from '../shell-context.tsx';
import type { ShellPage } from './shell-page.ts';
import { ShellPageOutlet } from './shell-page-outlet.tsx';

const page: ShellPage = { path: '/faq', texts: [], load: async () => () => null };
const Shown = () => <h1 tabIndex={-1}>Frequent questions</h1>;

function show(load: Shell['pages']['load']) {
  const shell = { pages: { load, getLoaded: () => undefined } } as unknown as Shell;
  return renderWithPlatform(
    <ShellProvider shell={shell}>
      <main>
        <ShellPageOutlet page={page} />
      </main>
    </ShellProvider>,
  );
}

test('a placeholder is shown while the page is loading', async () => {
  let finish: (page: typeof Shown) => void = () => undefined;
  show(() => new Promise((resolve) => (finish = resolve)));
  expect(screen.queryByRole('status')).toBeNull();
  await screen.findByRole('status');
  finish(Shown);
  await screen.findByRole('heading', { level: 1, name: 'Frequent questions' });
});

test('a page that failed to load can be retried without a reload, and the focus goes to its title', async () => {
  let failing = true;
  show(async () => {
    if (failing) throw new Error('chunk missing');
    return Shown;
  });
  await screen.findByRole('heading', { level: 1, name: 'host.failed.page' });
  failing = false;
  await userEvent.click(screen.getByRole('button', { name: 'host.failed.retry' }));
  const title = await screen.findByRole('heading', { level: 1, name: 'Frequent questions' });
  await waitFor(() => expect(document.activeElement).toBe(title));
});
