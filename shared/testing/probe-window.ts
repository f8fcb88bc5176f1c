// Only in a probe build of the host: lets a browser test check that remotes use the host's instances.
import { getInstance } from '@module-federation/enhanced/runtime';
import type { ReleaseSet } from '../federation/contract.ts';

type Probe = typeof import('./probe.ts');

/** The exports (`module.name`) of shared modules of which a remote has another instance than the host. */
async function differing(remote: string): Promise<string[]> {
  const set: ReleaseSet = JSON.parse(document.getElementById('release-set')?.textContent ?? '{}');
  const release = set.remotes[remote];
  const runtime = getInstance();
  if (!release || !runtime) throw new Error(`${remote} is not in the release set`);
  const name = `${release.global}_probe`;
  const entry = new URL(release.entry, location.href).href;
  runtime.registerRemotes([{ name, entry, type: 'global', entryGlobalName: release.global }]);
  const theirs = (await runtime.loadRemote<Probe>(`${name}/probe`))?.identities ?? {};
  const { identities: ours } = await import('./probe.ts');
  return Object.entries(ours).flatMap(([module, exports]) =>
    Object.entries(exports)
      .filter(([key, value]) => theirs[module]?.[key] !== value)
      .map(([key]) => `${module}.${key}`),
  );
}

Object.assign(window, { handoverProbe: { differing } });
