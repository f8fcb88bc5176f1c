import { expect, test } from '@playwright/test';
import { HANG_LIMIT_MS } from '../../../product/limits.ts';
import { ownStore } from '../../../product/releases/own-store.ts';

/**
 * The order in which host and remote may be released, with builds of the product. Each rule is in the tests of
 * `shared/tooling/releases`; a page with a remote that its host cannot run is in `remote-faults`.
 */

const REMOTE = 'mfe-opportunities';
const MODULE = '@handover/shared/ui-extra/lists';
const NEW_EXPORT = 'useKeptPlace';

interface Manifest {
  api?: string;
  exports?: Record<string, string[]>;
  uses?: Record<string, string[]>;
}

let store: ReturnType<typeof ownStore>;
// Releases by the tool, each in a process of its own.
test.describe.configure({ timeout: HANG_LIMIT_MS });
test.beforeEach(() => {
  store = ownStore();
});
test.afterEach(() => store.dispose());

const release = (name: string, dist: string) => store.commands.release(name, dist, 'a team');
async function accept(name: string, dist: string) {
  const { code, output } = await release(name, dist);
  expect(code, output).toBe(0);
}
async function refuse(name: string, dist: string, ...reasons: string[]) {
  const { code, output } = await release(name, dist);
  expect(code).toBe(1);
  for (const reason of ['Refused, nothing was changed', ...reasons]) expect(output).toContain(reason);
}

const without = (names: Record<string, string[]> = {}) => {
  expect(names[MODULE]).toContain(NEW_EXPORT);
  return { ...names, [MODULE]: (names[MODULE] ?? []).filter((each) => each !== NEW_EXPORT) };
};

test('a remote that uses a new export, or new calls, waits for the host and the api that have them', async () => {
  const older = store.build<Manifest>('host', '1', ({ exports }) => ({ exports: without(exports) }));
  await store.begin(
    older,
    store.build<Manifest>(REMOTE, '1', ({ uses }) => ({ uses: without(uses), api: '1.0.0' })),
  );
  const early = store.build<Manifest>(REMOTE, '2', () => ({ api: '1.999.0' }));
  await refuse(REMOTE, early, 'HR-204', REMOTE, MODULE, NEW_EXPORT, '^1.999.0 of the api');
  // The host comes first, and runs the older remote meanwhile.
  await accept('host', store.build('host', '2'));
  await accept(REMOTE, store.build(REMOTE, '3'));
  // A host that drops an export waits for the remotes that use it.
  await refuse('host', older, 'HR-204', REMOTE, NEW_EXPORT);
});
