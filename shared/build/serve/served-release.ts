import type { RemoteRelease } from '../../federation/contract.ts';
import type { BuiltRemote } from './builds.ts';

/** `release.json` of a served remote: its name, and all that a shell must know of the build, with absolute addresses. */
export type ServedRelease = RemoteRelease & { name: string };

/** Describes a build that is served at `address` (an origin). */
export function servedRelease(build: BuiltRemote, address: string): ServedRelease {
  const at = (file: string) => `${address}/${file}`;
  const { role: _, descriptor, entry, preload, pages, locales, ...facts } = build;
  return {
    ...facts,
    ...descriptor,
    entry: at(entry),
    preload: preload.map(at),
    pages: Object.fromEntries(Object.entries(pages).map(([page, files]) => [page, files.map(at)])),
    locales: Object.fromEntries(Object.entries(locales).map(([language, file]) => [language, at(file)])),
  };
}
