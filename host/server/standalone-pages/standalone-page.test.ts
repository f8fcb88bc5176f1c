/** @jest-environment node */
import { standalonePage } from './standalone-page.ts';

test('a page of a failure has its reference in every language, and the others have none', () => {
  const page = standalonePage('crashed', 'fr', '3f2a9c1b');
  expect(page.match(/3f2a9c1b/g)).toHaveLength(2);
  expect(page).toContain('indiquant la référence 3f2a9c1b.');
  expect(standalonePage('starting', 'en')).not.toContain('reference');
});
