import host from '../host.json';
import { hostPages } from './host-pages.ts';

test('the gateway knows exactly the pages that the browser has', () => {
  const own = ['/', ...hostPages.map(({ path }) => path)];
  expect(host.routes.map(({ path }) => path).sort()).toEqual(own.sort());
});
