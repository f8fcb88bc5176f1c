import { paths } from '@handover/shared/contract';
import { fakeHttp, pasteInto } from '@handover/shared/testing';
import { buildPaged } from '@handover/shared/testing/node';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildMockHost, renderMockHost } from '../testing/render-mock-host.tsx';
import { IndexPage } from './index.page.tsx';

test('every page can be opened, with values for the parameters of its path', async () => {
  const { address } = renderMockHost(<IndexPage />);
  expect(screen.getByRole('link', { name: 'deal-list' }).getAttribute('href')).toBe('/user-deals');
  const id = screen.getByRole('textbox', { name: 'id' });
  await userEvent.clear(id);
  await pasteInto(id, '12');
  await userEvent.click(screen.getByRole('button', { name: 'Open deal-view' }));
  expect(address()).toBe('/user-deals/view/12');
});

test('a modal opens with sample props from the api', async () => {
  const http = fakeHttp().on('get', paths.deals, { body: buildPaged([{ id: 5 }]) });
  renderMockHost(<IndexPage />, buildMockHost({ http }));
  await userEvent.click(screen.getByRole('button', { name: 'Open deal-qa' }));
  await screen.findByText('questions of deal 5');
});

test('without a sample the reason is shown, and typed props open the modal', async () => {
  renderMockHost(<IndexPage />, buildMockHost());
  await userEvent.click(screen.getByRole('button', { name: 'Open deal-qa' }));
  await screen.findByText(/^No sample: /);
  await userEvent.click(screen.getByRole('button', { name: 'Type the props of deal-qa' }));
  const field = await screen.findByRole('textbox', { name: 'Props of deal-qa, as JSON' });
  await userEvent.clear(field);
  await pasteInto(field, '{"dealId":9}');
  await userEvent.click(screen.getByRole('button', { name: 'Open deal-qa' }));
  await screen.findByText('questions of deal 9');
});
