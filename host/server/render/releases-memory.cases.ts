import { inSuite } from '@handover/shared/testing/suite';
import { builtHost } from '../testing/built-host.ts';
import { createPageRenderer } from './page-renderer.ts';

const RELEASES = inSuite({ test: 12, long: 50 });
const MB = 1024 * 1024;
/** The memory of the process. A worker that has ended releases its memory a moment later. */
const rss = () => process.memoryUsage().rss / MB;

test(`after ${RELEASES} releases the gateway needs as much memory as after 5`, async () => {
  const store = await builtHost();
  let set = store.set('r0');
  const renderer = createPageRenderer({
    folder: store.folder,
    releaseSet: () => set,
    apiUrl: 'http://127.0.0.1:1',
    onFailure: () => undefined,
    limits: { dataMs: 60_000, totalMs: 120_000, hangMs: 60_000, startMs: 240_000 },
  });
  const after: number[] = [];
  for (let release = 1; release <= RELEASES; release++) {
    set = store.set(`r${release}`);
    await renderer.ready();
    const page = await renderer.render(set, {
      url: '/fine',
      language: 'en',
      colorScheme: undefined,
      access: undefined,
      headers: {},
      now: 0,
      timeZone: 'UTC',
      nonce: 'n',
      since: Date.now(),
      operator: undefined,
    });
    expect(page?.html).toContain('All is well');
    after.push(rss());
  }
  await renderer.close();
  const early = after.slice(4, 9);
  const late = after.slice(-5);
  expect(Math.min(...late)).toBeLessThanOrEqual(Math.max(...early) * 1.1);
});
