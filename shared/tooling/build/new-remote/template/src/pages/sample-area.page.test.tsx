import { paths } from '@handover/shared/contract';
import { fakeHttp } from '@handover/shared/testing';
import { buildOpportunity, buildPaged } from '@handover/shared/testing/node';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import { renderPage } from '../testing/render-page.tsx';
import { SampleAreaPage } from './sample-area.page.tsx';

test('each business links to its page', async () => {
  const bakery = buildOpportunity({ id: 3, project_title: 'Bakery in Brittany' });
  const http = fakeHttp().on('get', paths.opportunities, { body: buildPaged([bakery]) });
  renderPage(<SampleAreaPage />, http);
  const link = await screen.findByRole('link', { name: 'Bakery in Brittany' });
  expect(link.getAttribute('href')).toBe('/opportunities/3');
});

test('without businesses the empty state is shown', async () => {
  renderPage(<SampleAreaPage />, fakeHttp().on('get', paths.opportunities, { body: buildPaged([]) }));
  await screen.findByText(en.empty.title);
});

test('a failed load is reported, and can be retried', async () => {
  const http = fakeHttp().on('get', paths.opportunities, { status: 500, body: {} });
  renderPage(<SampleAreaPage />, http);
  const retry = await screen.findByRole('button');
  http.on('get', paths.opportunities, {
    body: buildPaged([buildOpportunity({ project_title: 'Here it is' })]),
  });
  await userEvent.click(retry);
  await screen.findByRole('link', { name: 'Here it is' });
});
