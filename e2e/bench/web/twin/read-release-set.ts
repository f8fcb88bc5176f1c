import type { ReleaseSet } from '@handover/shared/federation';
import { parts } from 'twin-parts';

/** Takes the place of reading the release set: what is mounted where is part of the bundle; only the host's files are in the html. */
export async function readReleaseSet() {
  const written = document.getElementById('release-set');
  const { host, ...set } = JSON.parse(written?.textContent ?? '{}');
  // The gateway was told of the paths of the remotes as those of the host.
  const mounted = new Set(Object.values(parts).flatMap(({ routes }) => routes.map(({ path }) => path)));
  const routes = (host.routes as ReleaseSet['host']['routes']).filter(({ path }) => !mounted.has(path));
  const releaseSet: ReleaseSet = { ...set, host: { ...host, routes }, remotes: parts };
  return { releaseSet, nonce: written?.nonce };
}
