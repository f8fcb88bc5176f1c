import { LANGUAGES } from '@handover/shared/contract';
import type { ReleasedRemote, RemoteDescriptor } from '@handover/shared/federation';
import { fetchTexts } from '@handover/shared/i18n';

const ATTEMPTS = 3;

/** What another remote mounts, for which there are placeholders unless it is one of `live`. */
export type Sibling = Pick<RemoteDescriptor, 'name' | 'namespace' | 'routes' | 'widgets' | 'modals'>;

/** A module that a host provides to remotes, and whether the sources of the one remote import it: `/mock-host/shared-modules.json`. */
export interface SharedModule {
  module: string;
  version: string;
  isUsed: boolean;
  /** Known where remotes of the live set may need them. */
  exports?: string[];
}

/** What `pnpm alone` passes to the page, as JSON in `#mock-host`. */
export interface MockFacts {
  remote: string;
  siblings: Sibling[];
  /** The siblings that are loaded from the live set of `against`. */
  live: Record<string, ReleasedRemote>;
  /** Origin of the deployed product whose api is used; null for a local api with the demo data. */
  against: string | null;
  /** The file that is replayed in place of an api. */
  replay: string | null;
  /** The file into which calls are recorded. */
  record: string | null;
}

export function readFacts(): MockFacts {
  const json = document.getElementById('mock-host')?.textContent;
  if (!json) throw new Error('The page has no #mock-host: it is not served by handover-alone');
  return JSON.parse(json) as MockFacts;
}

interface Texts {
  [key: string]: string | Texts | undefined;
}

/** Adds the translated labels of navigation entries, which are in the manifest of a release. */
export async function withNavTexts(descriptor: RemoteDescriptor): Promise<RemoteDescriptor> {
  const [en, fr] = await Promise.all(LANGUAGES.map((language) => readTexts(language, descriptor)));
  const routes = descriptor.routes.map((route) => {
    if (!route.nav) return route;
    const { label } = route.nav;
    return { ...route, nav: { ...route.nav, text: { en: textOf(en, label), fr: textOf(fr, label) } } };
  });
  return { ...descriptor, routes };
}

/** A server that is busy with a build may drop a request, and a page without labels is better than none. */
async function readTexts(language: string, { namespace }: RemoteDescriptor): Promise<Texts> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const cache = attempt === 0 ? 'default' : 'reload';
    const texts = await fetchTexts(`/locales/${language}/${namespace}.json`, cache).catch(() => undefined);
    if (texts) return texts;
  }
  return {};
}

function textOf(texts: Texts | undefined, key: string): string {
  let found: string | Texts | undefined = texts;
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
  return typeof found === 'string' ? found : key;
}
