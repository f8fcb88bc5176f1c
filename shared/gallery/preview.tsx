import { useEffect, useState } from 'react';
import { UiProvider } from '../design/ui/index.ts';
import { ensureNamespace } from '../kernel/i18n/index.ts';
import { PlatformProvider } from '../kernel/platform/index.ts';
import { createMemoryRouter, RouterProvider } from '../kernel/router/index.ts';
import { MessageOutlet, ModalOutlet } from '../shell/index.ts';
import classes from './gallery.module.css';
import { createGalleryPlatform } from './gallery-platform.ts';
import { sections } from './sections/index.ts';
import type { View } from './view.ts';

const NAMESPACES = ['common', 'inputs', 'messages'];

/** One section, or all of them, with its own platform and sample data. */
export const Preview = ({ view }: { view: View }) => {
  const [platform] = useState(() => createGalleryPlatform(view.language));
  const [ready, setReady] = useState(false);
  const shown = sections.filter(({ id }) => view.section === 'all' || id === view.section);
  const title = shown.length === 1 ? shown[0]?.title : 'Gallery';
  useEffect(() => {
    document.documentElement.lang = view.language;
    document.title = title ?? '';
    ensureNamespace(platform.i18n, NAMESPACES).then(() => setReady(true), console.error);
  }, [platform, view.language, title]);
  const [router] = useState(() =>
    createMemoryRouter([
      {
        path: '*',
        element: (
          <>
            <main className={classes.page}>
              <h1>{title}</h1>
              {shown.flatMap(({ id, examples }) =>
                examples.map(({ name, Example }) => (
                  <section key={id + name} className={classes.example}>
                    <h2>{name}</h2>
                    <Example />
                  </section>
                )),
              )}
            </main>
            <MessageOutlet />
            <ModalOutlet />
          </>
        ),
      },
    ]),
  );
  if (!ready) return null;
  return (
    <PlatformProvider platform={platform}>
      <UiProvider forceColorScheme={view.scheme}>
        <RouterProvider router={router} />
      </UiProvider>
    </PlatformProvider>
  );
};
