/**
 * The server build of a remote for tests, by hand: pages that are fine or read data, and, at `?now`, throw, never end, or fill the memory: the
 * warm-up of a worker opens them without it.
 */
export const fixtureRemote = `
const { createElement } = require('react');
const { usePlatform } = require('@handover/shared/platform');
const { useQuery } = require('@handover/shared/query');
const { useCurrentUser } = require('@handover/shared/session');
const { useFormat, currentTime } = require('@handover/shared/format');
const { useLocation } = require('@handover/shared/router');

const leaked = [];
const isNow = () => useLocation().search === '?now';
const pages = {
  fine: () => createElement('p', { style: { color: 'red' } }, 'All is well'),
  throws: () => { if (isNow()) throw new Error('Broken on purpose'); },
  // Never ends, and leaves the processor to others.
  loops: () => { while (isNow()) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000); },
  leaks: () => { while (isNow()) leaked.push(new Array(100_000).fill(leaked.length)); },
  reads() {
    const { http } = usePlatform();
    const { search } = useLocation();
    const { date, relative } = useFormat();
    const user = useCurrentUser().data;
    const { data } = useQuery({ queryKey: ['ui', 'sample', search], queryFn: () => http.get('/api/sample/' + search) });
    const secret = useQuery({ queryKey: ['notifications', 'sample'], queryFn: () => http.get('/api/secret/') }).data;
    return createElement('p', null, [
      user ? 'user ' + user.first_name : 'no user', data ? 'data ' + data.text : 'pending',
      secret ? 'secret' : 'no secret',
      date('2026-11-25T23:30:00Z', 'day'), relative(new Date(currentTime() - 3_600_000)),
    ].join(' | '));
  },
};
exports.remote = {
  pages: Object.fromEntries(Object.entries(pages).map(([name, Page]) => [name, async () => ({ Page })])),
  widgets: {},
  modals: {},
};
`;
