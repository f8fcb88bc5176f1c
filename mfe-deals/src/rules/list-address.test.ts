import { isFiltered, readListAddress, writeListAddress } from './list-address.ts';

const nothing = {
  side: undefined,
  show: undefined,
  search: '',
  sectors: [],
  from: '',
  to: '',
  order: 'deadline',
};
const read = (text: string) => readListAddress(new URLSearchParams(text));

test.each([
  ['', {}],
  ['side=seller&show=paused', { side: 'seller', show: 'paused' }],
  ['side=both&order=-updated_at', { side: 'both', order: '-updated_at' }],
  ['archived=true', { show: 'archived' }],
  ['archived=true&show=mine', { show: 'mine' }],
  ['sectors=1,2,x&search=mill', { sectors: ['1', '2'], search: 'mill' }],
  ['from=2026-11-01&to=2026-11-30', { from: '2026-11-01', to: '2026-11-30' }],
  ['side=staff&show=lost&order=price&from=soon&to=2026-99-99', {}],
])('the address %p says %p', (text, expected) => {
  expect(read(text)).toEqual({ ...nothing, ...expected });
});

test.each([
  ['side=buyer&page=3', { search: 'mill' }, 'side=buyer&search=mill'],
  ['search=mill&page=3', { search: '' }, ''],
  ['role=owner', { side: 'buyer' }, 'side=buyer'],
  ['archived=true', { show: 'mine' }, 'show=mine'],
  ['order=-updated_at', { order: 'deadline' }, ''],
  ['', { search: '-updated_at' }, 'search=-updated_at'],
])('%p with %p is %p', (text, change, expected) => {
  expect(writeListAddress(new URLSearchParams(text), change).toString()).toBe(expected);
});

test.each([
  ['side=buyer&show=mine&order=project_title', false],
  ['search=mill', true],
  ['sectors=1', true],
  ['to=2026-11-30', true],
])('%p is filtered: %p', (text, expected) => {
  expect(isFiltered(read(text))).toBe(expected);
});
