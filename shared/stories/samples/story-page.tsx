import { type ReactNode, useEffect, useState } from 'react';
import type { Language } from '../../contract/index.ts';
import { UiProvider } from '../../design/ui/index.ts';
import { ensureNamespace } from '../../kernel/i18n/index.ts';
import { PlatformProvider } from '../../kernel/platform/index.ts';
import { createMemoryRouter, RouterProvider } from '../../kernel/router/index.ts';
import { MessageOutlet, ModalOutlet } from '../../shell/index.ts';
import classes from '../stories.module.css';
import { createStoryPlatform } from './story-platform.ts';

const NAMESPACES = ['common', 'inputs', 'messages'];

interface StoryPageProps {
  title: string;
  language: Language;
  scheme: 'light' | 'dark';
  children: ReactNode;
}

/** A story with a platform of its own, whose server answers with samples. */
export const StoryPage = ({ title, language, scheme, children }: StoryPageProps) => {
  const [platform] = useState(() => createStoryPlatform(language));
  const [ready, setReady] = useState(false);
  useEffect(() => {
    document.documentElement.lang = language;
    document.title = title;
    ensureNamespace(platform.i18n, NAMESPACES).then(() => setReady(true), console.error);
  }, [platform, language, title]);
  const [router] = useState(() =>
    createMemoryRouter([
      {
        path: '*',
        element: (
          <>
            <main className={classes.page}>
              <h1>{title}</h1>
              {children}
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
      <UiProvider forceColorScheme={scheme}>
        <RouterProvider router={router} />
      </UiProvider>
    </PlatformProvider>
  );
};
