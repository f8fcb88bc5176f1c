import { linkOf, modalLinks, withModal, withoutModal } from './modal-links.ts';

const parse = (search: string, pathname = '/') => {
  const query = new URLSearchParams(search);
  return linkOf(query.get('modal'))?.parse(query, pathname);
};

test.each([
  ['?modal=change-password', '/user-details', {}],
  ['?modal=get-access&opportunity=3', '/opportunities/3', { opportunityId: 3 }],
  ['?modal=deal-qa&deal=3', '/', { dealId: 3 }],
  ['?modal=deal-qa&deal=3&question=8', '/', { dealId: 3, questionId: 8 }],
  [
    '?modal=filters&search=wine&sector=2&favorites=true',
    '/opportunities/buy-opportunities',
    { type: 'buy', filters: { search: 'wine', sector: '2', favorites: 'true' } },
  ],
  ['?modal=filters&tag=3', '/opportunities', { type: 'sell', filters: { tag: '3' } }],
  ['?modal=filters&type=buy', '/opportunities/', { type: 'buy', filters: { type: 'buy' } }],
])('%p at %p opens with %p', (search, pathname, props) => {
  expect(parse(search, pathname)).toEqual(props);
});

test.each([
  '',
  '?modal=',
  '?modal=unknown',
  '?modal=constructor',
  '?modal=confirm&title=Pay',
  '?modal=get-access',
  '?modal=get-access&opportunity=x',
  '?modal=get-access&opportunity=-3',
  '?modal=get-access&opportunity=99999999999999999',
  '?modal=deal-qa&deal=3&question=none',
  '?modal=filters',
])('%p opens nothing', (search) => {
  expect(parse(search)).toBeUndefined();
});

test.each([
  ['', 'change-password', {}, '?modal=change-password'],
  ['?role=owner', 'deal-qa', { dealId: 3 }, '?role=owner&modal=deal-qa&deal=3'],
  ['?tab=a', 'get-access', { opportunityId: 3, title: 'Bakery' }, '?tab=a&modal=get-access&opportunity=3'],
] as const)('%p with %p and %p is %p, and back', (search, name, props, result) => {
  expect(withModal(search, name, props)).toBe(result);
  expect(withoutModal(result)).toBe(search);
});

test('the result of a modal that the URL opened goes into the query', () => {
  const change = modalLinks.filters?.applyResult?.({ search: '', sector: '4', favorites: 'true' });
  expect(withoutModal('?modal=filters&search=wine', change)).toBe('?sector=4&favorites=true');
});
