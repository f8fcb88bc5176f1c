import { fakeHttp, renderWithPlatform } from '@handover/shared/testing';
import { screen, within } from '@testing-library/react';
import en from '../locales/en.json';
import { buildProvider } from '../testing/build-provider.ts';
import { SignUpPage } from './sign-up.page.tsx';

const providers = [buildProvider(), buildProvider({ provider: 'linkedin-oauth2' })];
const server = () => fakeHttp().on('get', '/api/social_providers/', { body: { results: providers } });

test('each provider has its mark, and the terms and the privacy policy open beside the form', async () => {
  const resources = { en: { auth: en } };
  renderWithPlatform(<SignUpPage />, { http: server(), route: '/sign-up', resources });
  const buttons = await screen.findAllByRole('button', { name: /^Continue with/ });
  expect(buttons.map((button) => button.querySelector('svg')?.getAttribute('data-provider'))).toEqual([
    'google-oauth2',
    'linkedin-oauth2',
  ]);
  const notice = screen.getByText(/^By creating an account/);
  expect(notice).toHaveTextContent(/you accept our terms and our privacy policy\.$/);
  // It is read before other ways are taken.
  expect(notice.compareDocumentPosition(buttons[0] as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const links = within(notice).getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
    ['/terms', '_blank'],
    ['/privacy-policy', '_blank'],
  ]);
});
