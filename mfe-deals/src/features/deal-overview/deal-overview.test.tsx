import { renderWithPlatform } from '@handover/shared/testing';
import { screen } from '@testing-library/react';
import { buildDeal } from '../../testing/build-deal.ts';
import { DealOverview } from './deal-overview.tsx';

test.each([
  ['paused', 'overview.closed.paused'],
  ['cancelled', 'overview.closed.over'],
] as const)('of a %s deal it says why the private data is closed', async (status, reason) => {
  renderWithPlatform(<DealOverview deal={buildDeal({ status, private_data: null })} />);
  expect(await screen.findByText(reason)).toBeTruthy();
});

test('what the seller told everyone stands among the facts; what was not told is left out', async () => {
  const { opportunity } = buildDeal();
  const told = { founded_year: 1987, largest_customer: '10_to_25', reason_for_sale: 'Retirement' } as const;
  const growth = { since: 2023, percent: 6, band: null };
  renderWithPlatform(
    <DealOverview
      deal={buildDeal({ role: 'requester', opportunity: { ...opportunity, ...told, growth } })}
    />,
  );
  expect(await screen.findByText('1987')).toBeVisible();
  for (const text of ['Retirement', 'overview.share.10_to_25', 'overview.growth.rate'])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByText('overview.handover')).toBeNull();
});

test('a mandate is of no company', async () => {
  const { opportunity } = buildDeal();
  renderWithPlatform(
    <DealOverview deal={buildDeal({ opportunity: { ...opportunity, type_of_opportunity: 'buy' } })} />,
  );
  expect(await screen.findByText('overview.types.buy')).toBeTruthy();
  expect(screen.queryByText('overview.company')).toBeNull();
});
