import type { ReleaseSet, RemoteKind, RemoteModule, RemoteRelease } from '@handover/shared/federation';
import { createInstance } from '@module-federation/enhanced/runtime';
import injectRuntimeCore from '@module-federation/inject-external-runtime-core-plugin';
import type { ComponentType } from 'react';
import { sharedModules } from './shared-modules.ts';

const CONTRACT = 1;

/** The remotes of the Handover at `origin`, in the set that is current now. */
export async function openHandover(origin: string) {
  const set: ReleaseSet = await (await fetch(`${origin}/release-set.json`)).json();
  const integrity = new Map<string, string>();
  const federation = createInstance({
    name: 'foreign_page',
    remotes: [],
    shared: sharedModules,
    shareStrategy: 'loaded-first',
    plugins: [
      injectRuntimeCore(),
      {
        name: 'integrity',
        createScript({ url }) {
          const script = document.createElement('script');
          script.src = url;
          script.crossOrigin = 'anonymous';
          script.integrity = integrity.get(url) ?? '';
          return script;
        },
      },
    ],
  });

  function register(name: string, release: RemoteRelease) {
    if (release.contract !== CONTRACT) throw new Error(`${name} follows contract ${release.contract}`);
    const entry = origin + release.entry;
    integrity.set(entry, release.integrity);
    federation.registerRemotes([{ name, entry, type: 'global', entryGlobalName: release.global }]);
  }
  for (const [name, release] of Object.entries(set.remotes)) register(name, release);

  async function part(name: string, kind: RemoteKind, what: string): Promise<ComponentType> {
    const exposed = await federation.loadRemote<{ remote: RemoteModule }>(`${name}/remote`);
    const module = await exposed?.remote[kind][what]?.();
    const component = typeof module === 'object' ? Object.values(module)[0] : module;
    if (!component) throw new Error(`${name} has no ${what} among its ${kind}`);
    return component as ComponentType;
  }

  /** Where the texts of a namespace lie: with the host, or with the remote that has it. */
  function textsAt(language: string, namespace: string): string {
    const tongue = language === 'fr' ? 'fr' : 'en';
    const owner = Object.values(set.remotes).find((remote) => remote.namespace === namespace);
    return origin + (set.host.locales[tongue]?.[namespace] ?? owner?.locales[tongue]);
  }

  const ownerOfModal = (modal: string) =>
    Object.keys(set.remotes).find((name) => set.remotes[name]?.modals.includes(modal));

  return { set, part, textsAt, ownerOfModal };
}
