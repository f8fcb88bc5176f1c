import { buildOpportunity } from '@handover/shared/testing/node';
import { screen } from '@testing-library/react';
import { renderOpportunities } from '../../testing/render-opportunities.tsx';
import { Teaser } from './teaser.tsx';
import { TeaserRow } from './teaser-row.tsx';

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();
const published = buildOpportunity({ published_at: daysAgo(300) });
const sold = buildOpportunity({ published_at: daysAgo(300), sold: true, sold_at: daysAgo(3) });

test.each([
  ['card', Teaser],
  ['row', TeaserRow],
])('a %s of what is sold says since when it is', (_what, Part) => {
  const { unmount } = renderOpportunities(<Part opportunity={published} />);
  expect(screen.getByText('10 months ago')).toBeTruthy();
  unmount();
  renderOpportunities(<Part opportunity={sold} />);
  expect(screen.getByText('3 days ago')).toBeTruthy();
});
