import { defineRemote, type RemoteModule } from '@handover/shared/federation';

export const remote = defineRemote({
  pages: {
    browse: () => import('./pages/browse.page.tsx'),
    'browse-sell': () => import('./pages/browse-sell.page.tsx'),
    'browse-buy': () => import('./pages/browse-buy.page.tsx'),
    opportunity: () => import('./pages/opportunity.page.tsx'),
    'my-opportunities': () => import('./pages/my-opportunities.page.tsx'),
    'my-opportunity': () => import('./pages/my-opportunity.page.tsx'),
    'opportunity-preview': () => import('./pages/opportunity-preview.page.tsx'),
    'opportunity-edit': () => import('./pages/opportunity-edit.page.tsx'),
    moderation: () => import('./pages/moderation.page.tsx'),
    'saved-searches': () => import('./pages/saved-searches.page.tsx'),
    search: () => import('./pages/search.page.tsx'),
  },
  widgets: {
    'home-opportunities': () => import('./widgets/home-opportunities.widget.tsx'),
    'latest-opportunities': () => import('./features/latest-opportunities/latest-opportunities.widget.tsx'),
  },
  modals: {
    'get-access': () => import('./features/access-panel/get-access.modal.tsx'),
    filters: () => import('./features/browse/filters/filters.modal.tsx'),
    'own-agreement': () => import('./features/agreement/own-agreement.modal.tsx'),
    'house-agreement': () => import('./features/agreement/house-agreement.modal.tsx'),
    'report-listing': () => import('./features/report/report-listing.modal.tsx'),
    'save-search': () => import('./features/searches/save-search.modal.tsx'),
    'background-image': () => import('./features/background-image/background-image.modal.tsx'),
  },
}) satisfies RemoteModule;
