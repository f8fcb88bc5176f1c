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

test('a card names its multiple; a row of today says so, with its status under the title', () => {
  const bands = { year: 2025, currency: 1, revenue: { min: 5e6, max: 1e7 }, ebitda: { min: 5e5, max: 75e4 } };
  const offer = buildOpportunity({
    asking_price: 4_000_000,
    preferred_currency: 1,
    bands: { ...bands, number_of_employees: { min: 11, max: 50 } },
    published_at: daysAgo(0),
    under_exclusivity: true,
  });
  const { unmount } = renderOpportunities(<Teaser opportunity={offer} />);
  expect(screen.getByText('5.3–8.0× EBITDA')).toBeTruthy();
  unmount();
  renderOpportunities(<TeaserRow opportunity={offer} />);
  expect(screen.getByText('today', { selector: '[aria-hidden]' })).toBeTruthy();
  expect(screen.getByRole('heading').parentElement?.textContent).toContain('Under exclusivity');
});

test.each([
  [null, '× EBITDA', null],
  [800_000, '× reported EBITDA', '5.4× reported EBITDA, 4.9× normalised'],
])('a row whose normalised EBITDA is %s names its multiple: %s', (normalised_ebitda, name, title) => {
  const figures = { year: 2025, currency: 1, revenue: 4_800_000, ebitda: 720_000, number_of_employees: 34 };
  const exact = { ...figures, normalised_ebitda };
  renderOpportunities(
    <TeaserRow opportunity={buildOpportunity({ asking_price: 3_900_000, preferred_currency: 1, exact })} />,
  );
  const value = screen.getByText(name).nextElementSibling;
  expect(value?.textContent).toMatch(/^5\.4×/);
  expect(value?.getAttribute('title')).toBe(title);
});

test('a card names the first of several sectors, and how many more there are; a row names all', () => {
  const sectors = ['Industry', 'Education'].map((name, index) => ({
    id: index + 1,
    name,
    name_fr: name,
    hue: 30,
  }));
  const offer = buildOpportunity({ sectors });
  const { unmount } = renderOpportunities(<Teaser opportunity={offer} />);
  expect(screen.getByText('Industry +1')).toBeTruthy();
  unmount();
  renderOpportunities(<TeaserRow opportunity={offer} />);
  expect(screen.getByText(/Industry, Education/)).toBeTruthy();
});
