// Only in a probe build of the host: lets a browser test check that remotes use the host's instances.
import type { ReleaseSet } from '../federation/contract.ts';

type Probe = typeof import('./probe.ts');

/** The exports (`module.name`) of shared modules of which a remote, which the page has loaded, has another instance than the host. */
async function differing(remote: string): Promise<string[]> {
  const set: ReleaseSet = JSON.parse(document.getElementById('release-set')?.textContent ?? '{}');
  const container = Reflect.get(window, set.remotes[remote]?.global ?? '');
  if (!container) throw new Error(`${remote} is not loaded`);
  const { identities: theirs }: Probe = (await container.get('./probe'))();
  const { identities: ours } = await import('./probe.ts');
  return Object.entries(ours).flatMap(([module, exports]) =>
    Object.entries(exports)
      .filter(([key, value]) => theirs[module]?.[key] !== value)
      .map(([key]) => `${module}.${key}`),
  );
}

Object.assign(window, { handoverProbe: { differing } });
