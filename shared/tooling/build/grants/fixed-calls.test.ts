import { fixedCalls } from './fixed-calls.ts';

const source = (...calls: string[]) => calls.map((call) => `http.${call};`).join('\n');

test.each([
  [
    'what is made stays in its order',
    ['POST /api/deals/', 'GET /api/deals/'],
    ['POST /api/deals/', 'GET /api/deals/'],
  ],
  [
    'what is no longer made goes',
    ['GET /api/faq/', 'GET /api/deals/', 'POST /api/deals/'],
    ['GET /api/deals/', 'POST /api/deals/'],
  ],
  ['what is new stands at its path', ['POST /api/deals/'], ['POST /api/deals/', 'GET /api/deals/']],
  ['all is new', [], ['GET /api/deals/', 'POST /api/deals/']],
])('%s', (_name, declared, expected) => {
  expect(fixedCalls(declared, [source('get(paths.deals)'), source('post(paths.deals, body)')])).toEqual(
    expected,
  );
});

test('a call whose path is not named is for the build to refuse', () => {
  expect(fixedCalls([], [source('get(url)')])).toEqual([]);
});
