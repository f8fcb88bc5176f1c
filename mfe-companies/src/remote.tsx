import { defineRemote } from '@handover/shared/federation';

export const remote = defineRemote({
  pages: {
    'company-list': () => import('./pages/company-list.page.tsx'),
    'company-view': () => import('./pages/company-view.page.tsx'),
    'company-edit': () => import('./pages/company-edit.page.tsx'),
  },
  modals: {
    'remove-company': () => import('./features/remove-company/remove-company.modal.tsx'),
  },
});
