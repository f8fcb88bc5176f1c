import type { ReleaseSet } from '@handover/shared/federation';

interface Released {
  releaseSet: ReleaseSet;
  nonce?: string;
}

/**
 * Reads the release set from the html, where the gateway wrote it; behind a plain file server from `/release-set.json`.
 */
export async function readReleaseSet(): Promise<Released> {
  const written = document.getElementById('release-set');
  if (written?.textContent) {
    return { releaseSet: JSON.parse(written.textContent) as ReleaseSet, nonce: written.nonce };
  }
  const response = await fetch('/release-set.json', { cache: 'no-cache' });
  if (!response.ok) throw new Error(`No release set: ${response.status}`);
  return { releaseSet: (await response.json()) as ReleaseSet };
}
