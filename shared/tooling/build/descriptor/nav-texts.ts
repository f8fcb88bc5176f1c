import { join } from 'node:path';
import type { RemoteDescriptor } from '@handover/shared/federation/contract';
import { textIn } from './text-in.ts';

/**
 * Adds the translated labels of navigation entries to the routes of a remote, so that the shell can render them
 * without loading its texts.
 */
export function withNavTexts(descriptor: RemoteDescriptor, folder: string): RemoteDescriptor {
  const label = (language: string, key: string) => textIn(join(folder, `src/locales/${language}.json`), key);
  const routes = descriptor.routes.map((route) =>
    route.nav
      ? {
          ...route,
          nav: {
            ...route.nav,
            text: { en: label('en', route.nav.label), fr: label('fr', route.nav.label) },
          },
        }
      : route,
  );
  return { ...descriptor, routes };
}
