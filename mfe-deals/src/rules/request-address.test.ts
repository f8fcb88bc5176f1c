import { readRequestAddress, showsRequests, writeRequestAddress } from './request-address.ts';

const nothing = {
  role: 'owner',
  status: undefined,
  title: '',
  sectors: [],
  order: '-created_at',
  request: undefined,
};
const query = (text: string) => new URLSearchParams(text);

test.each([
  ['', {}],
  ['role=requester&status=declined', { role: 'requester', status: 'declined' }],
  ['title=mill&sectors=1,x&order=expires_at', { title: 'mill', sectors: ['1'], order: 'expires_at' }],
  ['role=owner&request=21', { request: 21 }],
  ['role=owner&request=9007199254740991', { request: Number.MAX_SAFE_INTEGER }],
  ['role=staff&status=lost&order=price&request=last', {}],
])('the address %p says %p', (text, expected) => {
  expect(readRequestAddress(query(text))).toEqual({ ...nothing, ...expected });
});

test.each([
  ['', false],
  ['role=owner', false],
  ['view=requests', true],
  ['role=owner&request=21', true],
  ['role=owner&request=last', false],
])('%p shows the requests: %p', (text, expected) => {
  expect(showsRequests(query(text))).toBe(expected);
});

test.each([
  ['role=owner&request=21&page=2', {}, 'role=owner&view=requests'],
  ['view=requests&status=declined', { status: '' }, 'view=requests'],
  ['view=requests', { order: 'expires_at' }, 'view=requests&order=expires_at'],
  ['view=requests', { title: '-created_at' }, 'view=requests&title=-created_at'],
])('%p with %p is %p', (text, change, expected) => {
  expect(writeRequestAddress(query(text), change).toString()).toBe(expected);
});
