import { defineRemote } from '@handover/shared/federation';

export default defineRemote({
  pages: {
    'company-list': () =>
      import('./pages/company-list.page.tsx').then((page) => ({ default: page.CompanyListPage })),
    'company-view': () =>
      import('./pages/company-view.page.tsx').then((page) => ({ default: page.CompanyViewPage })),
    'company-edit': () =>
      import('./pages/company-edit.page.tsx').then((page) => ({ default: page.CompanyEditPage })),
  },
  widgets: {},
  modals: {},
});
