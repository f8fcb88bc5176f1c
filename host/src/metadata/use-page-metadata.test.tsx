import { Link } from '@handover/shared/router';
import { createTestPlatform, renderWithPlatform } from '@handover/shared/testing';
import { buildReleaseSet } from '@handover/shared/testing/node';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePageMetadata } from './use-page-metadata.ts';

const resources = {
  en: {
    common: {},
    metadata: { home: { description: 'In confidence' }, 'not-found': { description: 'Nothing here' } },
    deals: { metadata: { 'deal-list': { description: 'Your deals' } } },
  },
};

const set = buildReleaseSet();

function Pages() {
  usePageMetadata(set);
  return ['/', '/user-deals', '/nowhere'].map((path) => (
    <Link key={path} to={path}>
      {path}
    </Link>
  ));
}

function show() {
  const platform = createTestPlatform({ language: 'en', resources });
  renderWithPlatform(<Pages />, { platform });
}
const meta = (name: string) => document.head.querySelector(`meta[name="${name}"]`)?.getAttribute('content');
const canonical = () => document.head.querySelector('link[rel="canonical"]')?.getAttribute('href');
const follow = (path: string) => userEvent.click(screen.getByRole('link', { name: path }));

beforeEach(() => {
  document.head.innerHTML =
    '<meta name="description" content="of the html"><link rel="canonical" href="/here">';
});

test('the metadata of the first page, from the html, is kept', () => {
  show();
  expect([meta('description'), canonical()]).toEqual(['of the html', '/here']);
});

test('the next page sets its own description; pages that are not public have no canonical URL', async () => {
  show();
  await follow('/user-deals');
  await waitFor(() => expect(meta('description')).toBe('Your deals'));
  expect([meta('robots'), canonical()]).toEqual(['noindex', undefined]);

  await follow('/');
  await waitFor(() => expect(meta('description')).toBe('In confidence'));
  expect([meta('robots'), canonical()]).toEqual([undefined, 'http://localhost/']);

  await follow('/nowhere');
  await waitFor(() => expect(meta('description')).toBe('Nothing here'));
  expect(meta('robots')).toBe('noindex');
});
