import { join } from 'node:path';
import type { RemoteDescriptor } from '../federation/contract.ts';
import { readJson } from './package-facts.ts';

type Texts = { [key: string]: Texts | string };

/**
 * The routes of a remote with the words of their navigation entries in each language, so that the shell names every
 * area without fetching its texts.
 */
export function withNavTexts(descriptor: RemoteDescriptor, folder: string): RemoteDescriptor {
  const textIn = (language: string, key: string): string => {
    const texts: Texts = readJson(join(folder, `src/locales/${language}.json`));
    const found = key
      .split('.')
      .reduce<Texts | string | undefined>(
        (inside, part) => (typeof inside === 'object' ? inside[part] : undefined),
        texts,
      );
    if (typeof found !== 'string')
      throw new Error(`${descriptor.name}: the text ${key} is missing in ${language}.json`);
    return found;
  };
  const routes = descriptor.routes.map((route) =>
    route.nav
      ? {
          ...route,
          nav: {
            ...route.nav,
            text: { en: textIn('en', route.nav.label), fr: textIn('fr', route.nav.label) },
          },
        }
      : route,
  );
  return { ...descriptor, routes };
}
