import { renderWithPlatform } from '@handover/shared/testing';
import { screen } from '@testing-library/react';
import common from '../locales/en/common.json';
import pages from '../locales/en/pages.json';
import { PricingPage } from './pricing.page.tsx';

test('both sides read that nothing is to be paid, who charges besides, and how to begin', () => {
  renderWithPlatform(<PricingPage />, { resources: { en: { common, pages } } });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Handover costs nothing to use');
  expect(screen.getAllByText('Free')).toHaveLength(2);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toContain('Lawyer');
  screen.getByRole('link', { name: 'Register your company' });
  screen.getByRole('link', { name: 'Publish a mandate' });
  // No text of the page is shown as its key.
  expect(document.body.textContent).not.toMatch(/(pricing|host)\.\w/);
});
