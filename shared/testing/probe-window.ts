// Part of the host in a probe build only: lets a browser test ask whether a remote holds the host's own instances.
import { getInstance } from '@module-federation/enhanced/runtime';
import type { ReleaseSet } from '../federation/contract.ts';

type Probe = typeof import('./probe.ts');

/** `module.export` of everything shared of which a remote holds another instance than the host; none, when all is well. */
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
