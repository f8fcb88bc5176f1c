import { screen } from '@testing-library/react';
import { renderOpportunities } from '../../../testing/render-opportunities.tsx';
import { ResultCount } from './result-count.tsx';

test.each([
  ['en', 'sell', 100_000, '100,000 opportunities'],
  ['en', 'buy', 6, '6 mandates'],
  ['en', 'sell', 1, '1 opportunity'],
  ['fr', 'sell', 100_000, '100\u202f000 annonces'],
] as const)('in %s, of %s %i read as %s', (language, type, count, text) => {
  renderOpportunities(<ResultCount type={type} count={count} />, { language });
  expect(screen.getByRole('status').textContent).toBe(text);
});
