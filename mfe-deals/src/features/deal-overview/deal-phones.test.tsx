import { renderWithPlatform } from '@handover/shared/testing';
import { buildPrivateData } from '@handover/shared/testing/node';
import { screen } from '@testing-library/react';
import { CompanyFacts } from './company-facts.tsx';

test('a phone number is as people write it, and a link', async () => {
  renderWithPlatform(<CompanyFacts company={buildPrivateData({ phone: '+33476000000' })} />);
  const link = await screen.findByRole('link', { name: '+33 4 76 00 00 00' });
  expect(link.getAttribute('href')).toBe('tel:+33476000000');
});
