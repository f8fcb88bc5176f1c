import { fakeHttp, renderWithPlatform } from '@handover/shared/testing';
import { screen } from '@testing-library/react';
import { buildProvider } from '../testing/build-provider.ts';
import { SignUpPage } from './sign-up.page.tsx';

const providers = [buildProvider(), buildProvider({ provider: 'linkedin-oauth2' })];
const server = () => fakeHttp().on('get', '/api/social_providers/', { body: { results: providers } });

test('each provider has its mark, and the terms and the privacy policy open beside the form', async () => {
  renderWithPlatform(<SignUpPage />, { http: server(), route: '/sign-up' });
  const buttons = await screen.findAllByRole('button', { name: /social.continue/ });
  expect(buttons.map((button) => button.querySelector('svg')?.getAttribute('data-provider'))).toEqual([
    'google-oauth2',
    'linkedin-oauth2',
  ]);
  expect(screen.getByText('signUp.acceptance')).toBeVisible();
  const links = screen.getAllByRole('link', { name: /signUp.read/ });
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
    ['/terms', '_blank'],
    ['/privacy-policy', '_blank'],
  ]);
});
