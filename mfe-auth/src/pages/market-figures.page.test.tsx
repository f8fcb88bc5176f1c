import { DEAL_STANDS, type MarketFigures, paths } from '@handover/shared/contract';
import { fakeHttp, renderWithPlatform } from '@handover/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MarketFiguresPage } from './market-figures.page.tsx';

const trend = [0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 3];
const stands = Object.fromEntries(DEAL_STANDS.map((stand) => [stand, { now: 0, before: 0 }]));
const figures = {
  since: '2026-08-23T09:00:00.000Z',
  published: { now: 4, before: 2, trend },
  requests: { now: 4, before: 0, trend },
  answered: { now: 3, before: 0 },
  answer_days: { now: 2.5, before: null },
  deals: { now: 4, before: 1, trend },
  stands: { ...stands, loi: { now: 1, before: 1 } },
} as MarketFigures;
const show = (route = '/staff-room') => {
  const http = fakeHttp().on('get', paths.marketFigures, { body: figures });
  renderWithPlatform(<MarketFiguresPage />, { http, route, signedIn: true });
  return http;
};
const cells = async (name: string) =>
  within(await screen.findByRole('row', { name: new RegExp(`^figures.${name}`) }))
    .getAllByRole('cell')
    .slice(0, 2)
    .map(({ textContent }) => textContent);

test('each figure stands beside that of the period before', async () => {
  show();
  expect(await cells('published')).toEqual(['4', '2']);
  expect(await cells('answered')).toEqual(['3', '0']);
  expect(await cells('answerDays')).toEqual(['2.5', 'figures.none']);
  expect(await cells('stands.loi')).toEqual(['1', '1']);
  expect(screen.getAllByRole('row')).toHaveLength(1 + 5 + DEAL_STANDS.length);
  expect(screen.getAllByRole('img', { name: 'figures.trendOf' })).toHaveLength(3);
});

test('the period is chosen, and is in the address; another one than those is the usual', async () => {
  const http = show('/staff-room?days=31');
  await cells('published');
  await userEvent.selectOptions(screen.getByRole('combobox'), '365');
  await cells('published');
  expect(http.calls.map(({ params }) => params.days)).toEqual(['90', '365']);
});
