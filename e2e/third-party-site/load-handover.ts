import type { ReleaseSet, RemoteKind, RemoteModule, RemoteRelease } from '@handover/shared/federation';
import { createInstance } from '@module-federation/enhanced/runtime';
import provideRuntime from '@module-federation/inject-external-runtime-core-plugin';
import type { ComponentType } from 'react';
import { sharedModules } from './shared-modules.ts';

const CONTRACT = 2;
/** Remotes find it in a global, which a plugin defines: it is no shared module. */
const RUNTIME = '@module-federation/runtime-core';

/**
 * Registers the remotes of the Handover at `origin`, in its current release set: by their entries, whose integrity is then checked,
 * or by the manifests that Module Federation's own tools read.
 */
export async function loadHandover(origin: string, { byManifest = false } = {}) {
  const set: ReleaseSet = await (await fetch(`${origin}/release-set.json`)).json();
  const integrity = new Map<string, string>();
  const federation = createInstance({
    name: 'third_party_page',
    remotes: [],
    shared: sharedModules(Object.keys(set.host.provides).filter((specifier) => specifier !== RUNTIME)),
    shareStrategy: 'loaded-first',
    plugins: [
      provideRuntime(),
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
    if (byManifest)
      return federation.registerRemotes([{ name, entry: new URL('mf-manifest.json', entry).href }]);
    return federation.registerRemotes([{ name, entry, type: 'global', entryGlobalName: release.global }]);
  }
  for (const [name, release] of Object.entries(set.remotes)) register(name, release);

  async function loadComponent(remote: string, kind: RemoteKind, name: string): Promise<ComponentType> {
    const exposed = await federation.loadRemote<{ remote: RemoteModule }>(`${remote}/remote`);
    const module = await exposed?.remote[kind][name]?.();
    const component = typeof module === 'object' ? Object.values(module)[0] : module;
    if (!component) throw new Error(`${remote} has no ${name} among its ${kind}`);
    return component as ComponentType;
  }

  /** The URL of the texts of a namespace, which belongs to the host or to a remote. */
  function localeUrl(language: string, namespace: string): string {
    const supported = language === 'fr' ? 'fr' : 'en';
    const owner = Object.values(set.remotes).find((remote) => remote.namespace === namespace);
    return origin + (set.host.locales[supported]?.[namespace] ?? owner?.locales[supported]);
  }

  const ownerOfModal = (modal: string) =>
    Object.keys(set.remotes).find((name) => set.remotes[name]?.modals.includes(modal));

  return { set, loadComponent, localeUrl, ownerOfModal };
}
