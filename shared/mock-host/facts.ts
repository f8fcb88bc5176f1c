import { LANGUAGES } from '../contract/index.ts';
import type { RemoteDescriptor, RemoteRoute } from '../federation/index.ts';

/** What another remote mounts: enough to stand in for it. */
export interface Sibling {
  name: string;
  /** Its own word for its area; without it the name says it. */
  namespace?: string;
  widgets: string[];
  modals: string[];
  routes: RemoteRoute[];
}

/** What the server that serves the page knows: written into it as `#mock-host`. */
export interface MockFacts {
  remote: string;
  siblings: Sibling[];
  /** The address of the deployed api behind it; null for its own, with the demo data. */
  against: string | null;
}

export function readFacts(): MockFacts {
  const written = document.getElementById('mock-host')?.textContent;
  if (!written) throw new Error('The page has no #mock-host: it is not served by handover-alone');
  return JSON.parse(written) as MockFacts;
}

interface Texts {
  [key: string]: string | Texts | undefined;
}

/** The descriptor with the words of its navigation entries, which in a build the manifest brings. */
export async function withNavWords(descriptor: RemoteDescriptor): Promise<RemoteDescriptor> {
  const [en, fr] = await Promise.all(LANGUAGES.map((language) => fetchTexts(language, descriptor)));
  const routes = descriptor.routes.map((route) => {
    if (!route.nav) return route;
    const { label } = route.nav;
    return { ...route, nav: { ...route.nav, text: { en: textOf(en, label), fr: textOf(fr, label) } } };
  });
  return { ...descriptor, routes };
}

async function fetchTexts(language: string, { namespace }: RemoteDescriptor): Promise<Texts> {
  const answer = await fetch(`/locales/${language}/${namespace}.json`);
  return answer.ok ? ((await answer.json()) as Texts) : {};
}

function textOf(texts: Texts | undefined, key: string): string {
  let found: string | Texts | undefined = texts;
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
  return typeof found === 'string' ? found : key;
}
