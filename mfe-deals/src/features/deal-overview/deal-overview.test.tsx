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

test('a mandate is of no company', async () => {
  const { opportunity } = buildDeal();
  renderWithPlatform(
    <DealOverview deal={buildDeal({ opportunity: { ...opportunity, type_of_opportunity: 'buy' } })} />,
  );
  expect(await screen.findByText('overview.types.buy')).toBeTruthy();
  expect(screen.queryByText('overview.company')).toBeNull();
});
