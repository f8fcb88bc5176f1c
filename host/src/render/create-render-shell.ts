import type { RemoteLoader } from '@handover/shared/federation';
import { createShell, type Shell } from '@handover/shared/shell';
import { givenOperatorAtom } from '../features/legal/operator.atom.ts';
import { hostPages } from '../router/host-pages.ts';
import type { createApiAdapter } from './api-adapter.ts';
import type { RenderHost, RenderRequest } from './render-contract.ts';

const silentChannel = { post: () => undefined, onMessage: () => undefined };

/** The shell, and with it the platform, of one request: nothing in it is shared with another person. */
export function createRenderShell(
  { set, texts }: RenderHost,
  loader: RemoteLoader,
  adapterOf: ReturnType<typeof createApiAdapter>,
  request: RenderRequest,
): Shell {
  const { access, language } = request;
  const values = new Map(access ? [['access', access]] : []);
  const shell = createShell({
    set,
    loader: { ...loader, ...excluding(loader, request.excluded) },
    pages: hostPages,
    platform: {
      language,
      resources: { en: texts.en, [language]: texts[language] },
      adapter: adapterOf(access === undefined, request.headers),
      // There is no refresh token: only the browser renews a session.
      cookies: {
        get: (name) => values.get(name),
        set: (name, value) => void values.set(name, value),
        remove: (name) => void values.delete(name),
      },
      channel: silentChannel,
      ...(set.host.previewFrame && { previewFrame: set.host.previewFrame }),
    },
  });
  shell.platform.store.set(givenOperatorAtom, request.operator);
  return shell;
}

/** A remote that is left to the browser counts as one that could not be loaded. */
function excluding(
  loader: RemoteLoader,
  names: readonly string[],
): Pick<RemoteLoader, 'getLoaded' | 'loadComponent'> {
  const isExcluded = (remote: string) => names.includes(remote);
  return {
    getLoaded: (remote, ...component) =>
      isExcluded(remote) ? undefined : loader.getLoaded(remote, ...component),
    loadComponent: (remote, ...component) =>
      isExcluded(remote)
        ? Promise.reject(new Error(`${remote} is left to the browser`))
        : loader.loadComponent(remote, ...component),
  };
}
