import { renderWithPlatform } from '@handover/shared/testing';
import { buildPrivateData } from '@handover/shared/testing/node';
import { screen } from '@testing-library/react';
import { CompanyFacts } from './company-facts.tsx';
import { OtherParty } from './other-party.tsx';

test('phone numbers are as people write them, and links', async () => {
  const { owner } = buildPrivateData();
  renderWithPlatform(
    <>
      <CompanyFacts company={buildPrivateData({ phone: '+33476000000' })} />
      <OtherParty party={{ ...owner, phone: '+33612345678' }} />
    </>,
  );
  for (const [name, href] of [
    ['+33 4 76 00 00 00', 'tel:+33476000000'],
    ['+33 6 12 34 56 78', 'tel:+33612345678'],
  ])
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href);
});
