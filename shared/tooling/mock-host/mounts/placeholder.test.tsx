import { Widget } from '@handover/shared/shell';
import { pasteInto } from '@handover/shared/testing';
import { RemotePage } from '@handover/shared/testing/shell';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildMockHost, renderMockHost } from '../testing/render-mock-host.tsx';

const filters = {
  type: 'sell',
  filters: { search: 'mill' },
} as const;

function openFilters() {
  const { host } = renderMockHost(null);
  let result: Promise<unknown> = Promise.resolve();
  act(() => {
    result = host.shell.platform.modals.open('filters', filters);
  });
  return { result: () => result };
}

test('the placeholder of a modal shows its props, and closes with the typed result', async () => {
  const { result } = openFilters();
  await screen.findByRole('dialog', { name: 'Modal filters, of mfe-opportunities' });
  expect(screen.getByText(/"search": "mill"/)).toBeTruthy();
  const field = screen.getByRole('textbox', { name: 'Result, as JSON' });
  await userEvent.clear(field);
  await pasteInto(field, '{"search":');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Close with result' }).disabled).toBe(true);
  await pasteInto(field, '"bakery"}');
  await userEvent.click(screen.getByRole('button', { name: 'Close with result' }));
  expect(await result()).toEqual({ search: 'bakery' });
});

test('the placeholder of a modal can be dismissed', async () => {
  const { result } = openFilters();
  await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
  expect(await result()).toBeUndefined();
});

test('placeholders of pages and widgets name their remote', async () => {
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

test('the remote itself is mounted, without placeholders', async () => {
  const { host } = renderMockHost(
    <RemotePage remote="mfe-deals" route={{ path: '/user-deals', page: 'deal-list', access: 'anyone' }} />,
  );
  await screen.findByRole('heading', { name: 'Deals' });
  act(() => void host.shell.platform.modals.open('deal-qa', { dealId: 3 }));
  await screen.findByText('questions of deal 3');
});
