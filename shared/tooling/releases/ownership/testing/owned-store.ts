import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { watchedSet } from '../../history/watched-set.ts';
import { release } from '../../release.ts';
import type { ReleaseOptions } from '../../release-options.ts';
import { tempStore } from '../../testing/temp-store.ts';
import { writeBuild } from '../../testing/write-build.ts';
import type { Owners } from '../owners.ts';

export const none = { routes: [], widgets: [], modals: [] };
export const page = (path: string, access = 'signed-in') => ({ path, page: 'list', access });
export const host = {
  routes: [page('/faq', 'anyone'), page('/plans', 'staff')],
  locales: { en: { common: 'en.json' } },
  shellModals: ['confirm'],
  opens: { modals: [], widgets: ['bell'] },
};

/** For each test a release store with a host and two remotes, which own names. */
export function ownedStore() {
  const temp = tempStore();
  const build = (name: string, hash: string, more?: object) => writeBuild(temp.folder, { name, hash, more });
  const owners = (): Owners => JSON.parse(readFileSync(join(temp.location, 'owners.json'), 'utf8'));
  const setId = () => watchedSet(temp.location)()?.id;

  /** Releases a build that has to be refused; resolves with the reason. */
  async function refusal(dist: string, options: ReleaseOptions = {}): Promise<string> {
    const before = setId();
    const message: string = await release(temp.location, [dist], options).then(
      () => 'was released',
      (error: Error) => error.message,
    );
    expect(setId()).toBe(before);
    return message;
  }
  beforeEach(async () => {
    await release(temp.location, [
      build('host', 'h1', host),
      build('mfe-deals', 'd1', {
        descriptor: { ...none, routes: [page('/user-deals')], modals: ['deal-qa'] },
      }),
      build('mfe-auth', 'a1', {
        descriptor: { ...none, routes: [page('/people', 'staff')], widgets: ['bell'] },
        opens: { modals: ['deal-qa', 'confirm'], widgets: [] },
      }),
    ]);
  });
  return { temp, build, owners, setId, refusal };
}
