import { overrideAddress } from './override-address.ts';

test.each([
  ['http://localhost:4400', 'http://localhost:4400'],
  ['http://localhost:4400/', 'http://localhost:4400'],
  [' 4400 ', 'http://localhost:4400'],
  ['65535', 'http://localhost:65535'],
])('%s is taken', (text, address) => {
  expect(overrideAddress(text)).toBe(address);
});

test.each([
  ['nothing', ''],
  ['no port', 'http://localhost'],
  ['port 0', 'http://localhost:0'],
  ['a port that none is', 'http://localhost:65536'],
  ['another machine', 'http://build.example:4400'],
  ['a name that begins alike', 'http://localhost.example:4400'],
  ['a name that ends alike', 'http://my-localhost:4400'],
  ['a person before the name', 'http://localhost:4400@example.com'],
  ['a person before our name', 'http://me:secret@localhost:4400'],
  ['this machine by number', 'http://127.0.0.1:4400'],
  ['this machine by the other number', 'http://[::1]:4400'],
  ['https', 'https://localhost:4400'],
  ['no scheme of the net', 'javascript:4400'],
  ['capitals', 'HTTP://LOCALHOST:4400'],
  ['a path', 'http://localhost:4400/entry.js'],
  ['a query', 'http://localhost:4400?x'],
  ['a hash', 'http://localhost:4400#x'],
  ['backslashes', 'http:\\\\localhost:4400'],
  ['a second line', 'http://localhost:4400\nhttp://example.com'],
  ['digits of another script', 'http://localhost:٤٤٠٠'],
])('%s is refused', (_, text) => {
  expect(overrideAddress(text)).toBeUndefined();
});
