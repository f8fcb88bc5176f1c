import { ownerOf } from './owner-of.ts';

const remote = 'https://handover.test/r/mfe-deals/1.0.0-a1b2/412.js';
const host = 'https://handover.test/r/host/1.0.0-c3d4/shell.js';
const deals = { remote: 'mfe-deals', version: '1.0.0-a1b2' };

test.each<[string, string, ReturnType<typeof ownerOf>]>([
  ['Chrome', `TypeError: x\n    at sum (${remote}:1:20)\n    at dispatch (${host}:1:900)`, deals],
  ['Firefox and Safari', `sum@${remote}:1:20\ndispatch@${host}:1:900`, deals],
  ['the host’s code that a remote has called', `at get (${host}:1:5)\n    at load (${remote}:1:20)`, deals],
  ['the host’s code alone', `at render (${host}:1:5)`, { remote: 'host', version: '1.0.0-c3d4' }],
  ['a script', `${remote}?again=1`, deals],
  ['an extension', 'at run (chrome-extension://abc/r/content.js:1:1)', undefined],
  ['no stack', 'Script error.', undefined],
])('%s', (_, stack, owner) => {
  expect(ownerOf(stack)).toEqual(owner);
});
