import type { DealDetail } from '@handover/shared/contract';
import { renderWithPlatform } from '@handover/shared/testing';
import { screen, within } from '@testing-library/react';
import { buildCompletion } from '../../testing/build-completion.ts';
import { buildDeal } from '../../testing/build-deal.ts';
import { DealOverview } from './deal-overview.tsx';

test.each([
  ['paused', 'overview.closed.paused'],
  ['cancelled', 'overview.closed.over'],
] as const)('of a %s deal it says why the private data is closed', async (status, reason) => {
  renderWithPlatform(<DealOverview deal={buildDeal({ status, private_data: null })} />);
  expect(await screen.findByText(reason)).toBeTruthy();
});

test.each([
  ['active', 'overview.story.offered', ['overview.story.noOffer', 'overview.story.notRunning']],
  ['completed', 'completion.finalPrice', ['€3,700,000']],
] as const)('a deal that is %s tells what is offered, or what was paid', async (status, label, values) => {
  const completion = status === 'completed' ? buildCompletion({ state: 'confirmed' }) : null;
  renderWithPlatform(<DealOverview deal={buildDeal({ status, completion })} />);
  const story = within(await screen.findByRole('region', { name: 'overview.story.title' }));
  expect(story.getByText(label)).toBeVisible();
  for (const value of values) expect(story.getByText(value)).toBeVisible();
  expect(story.queryAllByText('overview.story.exclusivity')).toHaveLength(status === 'active' ? 1 : 0);
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

const mandate = (overrides: Partial<DealDetail>) => {
  const { opportunity } = buildDeal();
  return buildDeal({
    type_of_opportunity: 'buy',
    opportunity: { ...opportunity, type_of_opportunity: 'buy' },
    ...overrides,
  });
};

test.each([
  ['owner', 'overview.brought.buyer', 'overview.listing.owner'],
  ['requester', 'overview.listing.requester', 'overview.brought.seller'],
] as const)(
  'the %s of a mandate reads what is new to them, and has their own folded',
  async (role, shown, folded) => {
    renderWithPlatform(<DealOverview deal={mandate({ role })} />);
    expect(await screen.findByRole('heading', { level: 2, name: shown })).toBeVisible();
    expect(screen.getByText(folded).tagName).toBe('SUMMARY');
  },
);

test.each([
  ['owner', [], 'dataRoom.noCompany.buyer', false],
  ['requester', ['attach_company'], 'dataRoom.noCompany.seller', true],
] as const)(
  'a mandate without a company says so to the %s, with what comes next',
  async (role, actions, text, mayAttach) => {
    renderWithPlatform(<DealOverview deal={mandate({ role, has_company: false, actions: [...actions] })} />);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByText('overview.company')).toBeNull();
    expect(screen.queryAllByRole('button', { name: 'action.attach_company' })).toHaveLength(
      mayAttach ? 1 : 0,
    );
  },
);
