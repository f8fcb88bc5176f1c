import type { ReleaseSet, RemoteRelease, ServerFiles } from '@handover/shared/federation';
import { unmetBy } from '@handover/shared/federation/gates';

/** The parts that only the gateway reads. They are left out of the JSON. */
const onlyForServers: ServerFiles = {
  server: undefined,
  styleSheets: undefined,
  widgetNeeds: undefined,
  widgetFiles: undefined,
  signedIn: undefined,
};

/**
 * The set as pages need it: without what only tags of the html are made of, what the host's code knows, and what the gates let pass. A
 * remote that the host can't run keeps the requirements that are not met, so that the browser refuses it with the same code and
 * detail. Where developers run builds of their own, which the browser checks, the exports stay.
 */
export function setForBrowsers({ host, remotes, ...set }: ReleaseSet, overrides: boolean): ReleaseSet {
  // Only the names of namespaces are kept of the texts; they belong to the host alone. The code of older builds,
  // which have no hashes, does not know its texts.
  const names = Object.fromEntries(Object.keys(host.locales.en ?? {}).map((namespace) => [namespace, '']));
  const locales = Object.keys(host.hashes).length > 0 ? { en: names } : host.locales;
  const missed = new Set<string>();
  const otherVersions = new Set<string>();
  const forBrowsers = <Release extends RemoteRelease>(release: Release): Release => {
    const { entryPoints = {}, ...unmet } = unmetBy(host, release);
    for (const specifier of Object.keys(unmet.uses)) missed.add(specifier);
    for (const entryPoint of Object.keys(entryPoints)) otherVersions.add(entryPoint);
    const onlyForTags = { preload: [], pages: {}, needs: {}, hashes: {} };
    return { ...release, ...unmet, entryPoints: ifAny(entryPoints), ...onlyForServers, ...onlyForTags };
  };
  const released = Object.entries(remotes).map(([name, { fallback, ...remote }]) => [
    name,
    { ...forBrowsers(remote), fallback: fallback && forBrowsers(fallback) },
  ]);
  const exports = Object.entries(host.exports).filter(([specifier]) => overrides || missed.has(specifier));
  const versions = Object.entries(host.entryPoints ?? {}).filter(([key]) => otherVersions.has(key));
  const onlyForTags = { scripts: [], styles: [], preload: [], shared: {}, hashes: {}, fonts: [], icon: null };
  return {
    ...set,
    api: undefined,
    revoked: undefined,
    host: {
      ...host,
      ...onlyForTags,
      ...onlyForServers,
      locales,
      exports: Object.fromEntries(exports),
      entryPoints: ifAny(Object.fromEntries(versions)),
    },
    remotes: Object.fromEntries(released),
  };
}

const ifAny = (versions: Record<string, string>) => (Object.keys(versions).length > 0 ? versions : undefined);
