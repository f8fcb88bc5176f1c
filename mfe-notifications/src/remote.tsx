import { defineRemote, type RemoteModule } from '@handover/shared/federation';

export const remote = defineRemote({
  pages: {
    'notification-list': () => import('./pages/notification-list.page.tsx'),
    settings: () => import('./pages/settings.page.tsx'),
    unsubscribe: () => import('./pages/unsubscribe.page.tsx'),
  },
  widgets: { bell: () => import('./features/bell/bell.widget.tsx') },
}) satisfies RemoteModule;
