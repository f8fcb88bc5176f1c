import { defineRemote, type RemoteModule } from '@handover/shared/federation';

export const remote = defineRemote({
  pages: { 'sample-area': () => import('./pages/sample-area.page.tsx') },
}) satisfies RemoteModule;
