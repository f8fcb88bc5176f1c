import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Widget } from '../../shell/index.ts';
import { RemotePage } from '../../shell/routes/remote-page.tsx';
import { pasteInto } from '../../testing/index.ts';
import { buildMockHost, renderMockHost } from '../testing/render-mock-host.tsx';

const filters = {
  type: 'sell',
  filters: { search: 'mill', sector: '', ordering: '', favorites: false },
} as const;

function openFilters() {
  const { host } = renderMockHost(null);
  let answer: Promise<unknown> = Promise.resolve();
  act(() => {
    answer = host.shell.platform.modals.open('filters', filters);
  });
  return { answer: () => answer };
}

test('a modal of another remote says what it was opened with, and gives the answer that is typed', async () => {
  const { answer } = openFilters();
  await screen.findByRole('dialog', { name: 'Modal filters, of mfe-opportunities' });
  expect(screen.getByText(/"search": "mill"/)).toBeTruthy();
  const field = screen.getByRole('textbox', { name: 'Its answer, as JSON' });
  await userEvent.clear(field);
  await pasteInto(field, '{"search":');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Answer' }).disabled).toBe(true);
  await pasteInto(field, '"bakery"}');
  await userEvent.click(screen.getByRole('button', { name: 'Answer' }));
  expect(await answer()).toEqual({ search: 'bakery' });
});

test('a modal of another remote can be dismissed', async () => {
  const { answer } = openFilters();
  await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
  expect(await answer()).toBeUndefined();
});

test('a page and a widget of another remote say whose they are', async () => {
  const host = buildMockHost();
  renderMockHost(
    <>
      <RemotePage remote="mfe-opportunities" route={{ path: '/search', page: 'search', access: 'anyone' }} />
      <Widget name="bell" />
    </>,
    host,
  );
  await screen.findByRole('heading', { level: 1, name: 'search' });
  screen.getByText('Page of mfe-opportunities');
  expect((await screen.findByTitle('Widget bell, of mfe-opportunities')).textContent).toContain('bell');
});

test('what the remote itself mounts is the real one', async () => {
  const { host } = renderMockHost(
    <RemotePage remote="mfe-deals" route={{ path: '/user-deals', page: 'deal-list', access: 'anyone' }} />,
  );
  await screen.findByRole('heading', { name: 'Deals' });
  act(() => void host.shell.platform.modals.open('deal-qa', { dealId: 3 }));
  await screen.findByText('questions of deal 3');
});
