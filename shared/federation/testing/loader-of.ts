import type { ReleasedRemote, RemoteRelease } from '../contract.ts';
import { createFederation } from '../create-federation.ts';
import { defineRemote } from '../define-remote.ts';
import { createRemoteLoader } from '../loader.ts';
import { RemoteError } from '../remote-errors.ts';
import { answerScripts, defineContainer, fails, forgetEntries, loads } from './answer-scripts.ts';
import { buildRelease } from './build-release.ts';
import { leavePage } from './federation-in-page.ts';

export const Page = () => null;
export const remote = defineRemote({ pages: { list: async () => ({ ListPage: Page }) } });
export const policy = { attempts: 3, pause: 1, deadline: 60_000 };
const host = { provides: { react: '19.3.1' }, exports: {} };

type Load = (entry: string, release: RemoteRelease) => Promise<unknown>;

/** A loader in a page whose remotes export what `load` says, and whose entries fail to load where it rejects with a `RemoteError`. */
export function loaderOf(load: Load, over: Partial<ReleasedRemote> = {}, others: RemoteRelease[] = []) {
  const requested: string[] = [];
  const failures: string[] = [];
  const current = buildRelease(over);
  const known = [current, ...(current.fallback ? [current.fallback] : []), ...others];
  answerScripts(async (script) => {
    const { pathname } = new URL(script.src);
    requested.push(script.src.replace(/^.*\//, ''));
    const release = known.find(({ entry }) => entry === pathname) ?? current;
    const first = load(pathname, release);
    const isDown = first.then(
      () => false,
      (error) => error instanceof RemoteError,
    );
    if (await Promise.race([isDown, waitTicks()])) return fails(script);
    const begun = [first];
    defineContainer(release.global, async () => {
      const exposed = await (begun.pop() ?? load(pathname, release));
      return () => exposed;
    });
    return loads(script);
  });
  const federation = createFederation({ host, provided: {}, policy });
  const loader = createRemoteLoader({
    releaseSet: { remotes: { 'mfe-deals': current } },
    host,
    policy,
    onFailure: (error) => failures.push(error.code),
    federation: async () => federation,
  });
  return { loader, requested, failures };
}
async function waitTicks() {
  for (let tick = 0; tick < 5; tick += 1) await undefined;
  return false;
}
export const unreachable = () => Promise.reject(new RemoteError('HR-301', 'mfe-deals'));

/** Forgets the versions, after each test. */
export function resetLoader(): void {
  leavePage();
  forgetEntries('mfe_deals_a', 'deals_2');
}
