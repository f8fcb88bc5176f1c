import { screen } from '@testing-library/react';
import { buildRelease } from '../federation/testing/build-release.ts';
import { renderWithPlatform } from '../testing/index.ts';
import type { Shell } from './shell.ts';
import { ShellProvider } from './shell-context.tsx';
import { useAreaName } from './use-area-name.ts';

const Name = () => <p>{useAreaName()('mfe-reviews')}</p>;
const reviews = {
  path: '/reviews',
  page: 'reviews',
  access: 'anyone' as const,
  nav: { label: 'nav', order: 1, text: { en: 'Customer reviews', fr: 'Avis' } },
};

test.each([
  [
    'as in the texts of the host',
    { namespace: 'reviews', routes: [reviews] },
    { reviews: 'Reviews' },
    'Reviews',
  ],
  ['as its navigation entry', { namespace: 'reviews', routes: [reviews] }, {}, 'Customer reviews'],
  ['by its namespace', { namespace: 'reviews', routes: [] }, {}, 'reviews'],
])('an area is named %s', (_, release, areas, name) => {
  const shell = { set: { remotes: { 'mfe-reviews': buildRelease(release) } } } as unknown as Shell;
  renderWithPlatform(
    <ShellProvider shell={shell}>
      <Name />
    </ShellProvider>,
    { resources: { en: { common: { host: { areas } } } } },
  );
  screen.getByText(name);
});
