import { screen } from '@testing-library/react';
import { renderOpportunities } from '../../../testing/render-opportunities.tsx';
import { ResultCount } from './result-count.tsx';

test.each([
  ['en', 100_000, '100,000 opportunities'],
  ['en', 1, '1 opportunity'],
  ['fr', 100_000, '100\u202f000 annonces'],
] as const)('in %s, %i reads as %s', (language, count, text) => {
  renderOpportunities(<ResultCount count={count} />, { language });
  expect(screen.getByRole('status').textContent).toBe(text);
});
