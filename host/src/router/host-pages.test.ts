import host from '../host.json';
import { hostPages } from './host-pages.ts';

test('host.json lists exactly the pages of the host', () => {
  const paths = ['/', ...hostPages.map(({ path }) => path)];
  expect(host.routes.map(({ path }) => path).sort()).toEqual(paths.sort());
});
