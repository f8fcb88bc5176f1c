import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithPlatform } from '../../testing/index.ts';
import type { Shell } from '../shell.ts';
import { ShellProvider } from '../shell-context.tsx';
import type { OwnPage } from './own-page.ts';
import { OwnPageOutlet } from './own-page-outlet.tsx';

const page: OwnPage = { path: '/faq', texts: [], load: async () => () => null };
const Shown = () => <h1 tabIndex={-1}>Frequent questions</h1>;

function show(load: Shell['pages']['load']) {
  const shell = { pages: { load, getLoaded: () => undefined } } as unknown as Shell;
  return renderWithPlatform(
    <ShellProvider shell={shell}>
      <main>
        <OwnPageOutlet page={page} />
      </main>
    </ShellProvider>,
  );
}

test('the place of a page is kept while it is fetched', async () => {
  let arrive: (page: typeof Shown) => void = () => undefined;
  show(() => new Promise((resolve) => (arrive = resolve)));
  expect(screen.queryByRole('status')).toBeNull();
  await screen.findByRole('status');
  arrive(Shown);
  await screen.findByRole('heading', { level: 1, name: 'Frequent questions' });
});

test('a page that could not be had says so, and Retry leads to its title without a reload', async () => {
  let away = true;
  show(async () => {
    if (away) throw new Error('chunk missing');
    return Shown;
  });
  await screen.findByRole('heading', { level: 1, name: 'host.failed.page' });
  away = false;
  await userEvent.click(screen.getByRole('button', { name: 'host.failed.retry' }));
  const title = await screen.findByRole('heading', { level: 1, name: 'Frequent questions' });
  await waitFor(() => expect(document.activeElement).toBe(title));
});
