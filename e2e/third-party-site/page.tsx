import { ensureNamespace } from '@handover/shared/i18n';
import { PlatformProvider } from '@handover/shared/platform';
import { createMemoryRouter, RouterProvider } from '@handover/shared/router';
import { RequireSignIn } from '@handover/shared/session';
import { createPlatform, MessageOutlet, ModalOutlet } from '@handover/shared/shell';
import { UiProvider } from '@handover/shared/ui';
import { createRoot } from 'react-dom/client';
import { loadHandover } from './load-handover.ts';

const meta = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';

/** Mounts a page of a remote, by the path that the release set gives it: `?remote=…&path=…`, and `&by=manifest`. */
async function mount() {
  const params = new URLSearchParams(location.search);
  const [remote, path] = [params.get('remote') ?? '', params.get('path') ?? ''];
  const handover = await loadHandover(meta('handover'), {
    byManifest: params.get('by') === 'manifest',
  });
  const release = handover.set.remotes[remote];
  const route = release?.routes.find((each) => each.path === path);
  if (!release || !route) throw new Error(`${remote} has no route ${path}`);

  const platform = createPlatform({
    urlOf: handover.localeUrl,
    resolveModal: (name) => {
      const owner = handover.ownerOfModal(name);
      return owner ? () => handover.loadComponent(owner, 'modals', name) : undefined;
    },
  });
  platform.start();
  const [Page] = await Promise.all([
    handover.loadComponent(remote, 'pages', route.page),
    ensureNamespace(platform.i18n, ['common', 'inputs', 'messages', release.namespace]),
  ]);
  const page = (
    <>
      <main>{route.access === 'signed-in' ? <RequireSignIn>{<Page />}</RequireSignIn> : <Page />}</main>
      <MessageOutlet />
      <ModalOutlet />
    </>
  );
  const router = createMemoryRouter(
    [
      { path, element: page },
      { path: '*', element: <p>elsewhere</p> },
    ],
    {
      initialEntries: [path],
    },
  );
  createRoot(document.getElementById('root') as HTMLElement).render(
    <PlatformProvider platform={platform}>
      <UiProvider nonce={meta('nonce')}>
        <RouterProvider router={router} />
      </UiProvider>
    </PlatformProvider>,
  );
}

void mount();
