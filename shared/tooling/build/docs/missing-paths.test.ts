import { missingPaths } from './missing-paths.ts';

test('finds the paths that do not exist, each once', () => {
  const page = 'See `api/src/app.ts`, `api/src/gone.ts`, `mfe-deals/src/gone` and again `api/src/gone.ts`.';
  const exists = (path: string) => path === 'api/src/app.ts';
  expect(missingPaths(page, exists)).toEqual(['api/src/gone.ts', 'mfe-deals/src/gone']);
});

test('passes over names that are no path from the root', () => {
  const page = 'In `src/pages/<name>.page.tsx`, `mfe-*`, `pnpm dev deals` and `mfe-reviews`.';
  expect(missingPaths(page, () => false)).toEqual([]);
});
