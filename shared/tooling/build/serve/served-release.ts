import type { RemoteRelease } from '@handover/shared/federation/contract';
import type { BuiltRemote } from './build-events.ts';

/** `release.json` of a served remote: its name and its release with absolute URLs. */
export type ServedRelease = RemoteRelease & { name: string };

/** The release of a build that is served at `address` (an origin). */
export function servedRelease(build: BuiltRemote, address: string): ServedRelease {
  const at = (file: string) => `${address}/${file}`;
  const { role: _, files: _files, descriptor, entry, preload, pages, locales, ...facts } = build;
  return {
    ...facts,
    ...descriptor,
    entry: at(entry),
    // Preload hints need it, which a page has of released versions only.
    hashes: {},
    preload: preload.map(at),
    pages: Object.fromEntries(Object.entries(pages).map(([page, files]) => [page, files.map(at)])),
    locales: Object.fromEntries(Object.entries(locales).map(([language, file]) => [language, at(file)])),
  };
}
