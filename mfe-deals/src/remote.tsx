import { defineRemote } from '@handover/shared/federation';

export const remote = defineRemote({
  pages: {
    'deal-list': () => import('./pages/deal-list.page.tsx'),
    'deal-view': () => import('./pages/deal-view.page.tsx'),
    'deal-edit': () => import('./pages/deal-edit.page.tsx'),
    'deal-letter': () => import('./pages/deal-letter.page.tsx'),
    offers: () => import('./pages/offers.page.tsx'),
  },
  widgets: {
    'home-deals': () => import('./widgets/home-deals.widget.tsx'),
  },
  // What the forms of a letter share, and what its answers share, is then in one chunk, not in each.
  modals: {
    'loi-submit': () => import(/* webpackChunkName: "letter" */ './features/loi/loi-submit.modal.tsx'),
    'loi-accept': () => import(/* webpackChunkName: "answers" */ './features/loi/loi-accept.modal.tsx'),
    'loi-decline': () => import(/* webpackChunkName: "answers" */ './features/loi/loi-decline.modal.tsx'),
    'loi-counter': () =>
      import(/* webpackChunkName: "letter" */ './features/loi/counters/loi-counter.modal.tsx'),
    'counter-decline': () =>
      import(/* webpackChunkName: "answers" */ './features/loi/counters/counter-decline.modal.tsx'),
    'bid-date': () => import(/* webpackChunkName: "answers" */ './features/loi/bids/bid-date.modal.tsx'),
    'loi-upload': () => import(/* webpackChunkName: "letter" */ './features/loi/loi-upload.modal.tsx'),
    'deal-qa': () => import('./features/questions/deal-qa.modal.tsx'),
    'request-accept': () => import('./features/access-requests/request-accept.modal.tsx'),
    'request-answer': () => import('./features/access-requests/request-answer.modal.tsx'),
    'request-ask': () => import('./features/access-requests/request-ask.modal.tsx'),
    'request-decline': () => import('./features/access-requests/request-decline.modal.tsx'),
    'document-rights': () => import('./features/document-rights/document-rights.modal.tsx'),
    'room-watermark': () => import('./features/data-room/watermark/room-watermark.modal.tsx'),
    'diligence-template': () => import('./features/diligence/templates/diligence-template.modal.tsx'),
    'closing-template': () => import('./features/closing/template/closing-template.modal.tsx'),
    'document-folder': () =>
      import(
        /* webpackChunkName: "folders" */ './features/data-room/folders/dialogs/document-folder.modal.tsx'
      ),
    'move-documents': () =>
      import(
        /* webpackChunkName: "folders" */ './features/data-room/folders/dialogs/move-documents.modal.tsx'
      ),
    'deal-action': () => import('./features/deal-action/deal-action.modal.tsx'),
  },
});
