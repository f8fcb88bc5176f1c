import { fakeHttp } from '@handover/shared/testing';
import { buildPaged, buildPrivateData } from '@handover/shared/testing/node';
import { screen } from '@testing-library/react';
import { renderOpportunities } from '../testing/render-opportunities.tsx';
import { CompanyContact } from './company-contact.tsx';

test('the phone number is as people write it, and a link', async () => {
  const http = fakeHttp().on('get', /./, { body: buildPaged([]) });
  renderOpportunities(<CompanyContact company={buildPrivateData({ phone: '+33476000000' })} />, { http });
  const phone = await screen.findByRole('link', { name: '+33 4 76 00 00 00' });
  expect(phone).toHaveAttribute('href', 'tel:+33476000000');
});
