import { defineRemote, type RemoteModule } from '@handover/shared/federation';

export const remote = defineRemote({
  pages: {
    login: () => import('./pages/login.page.tsx'),
    'sign-up': () => import('./pages/sign-up.page.tsx'),
    'forgot-password': () => import('./pages/forgot-password.page.tsx'),
    'verify-email': () => import('./pages/verify-email.page.tsx'),
    'new-email': () => import('./pages/new-email.page.tsx'),
    'undo-change': () => import('./pages/undo-change.page.tsx'),
    'user-details': () => import('./pages/user-details.page.tsx'),
    buyer: () => import('./pages/buyer.page.tsx'),
    firm: () => import('./pages/firm.page.tsx'),
    advisers: () => import('./pages/advisers.page.tsx'),
    security: () => import('./pages/security.page.tsx'),
    people: () => import('./pages/people.page.tsx'),
    person: () => import('./pages/person.page.tsx'),
    'audit-log': () => import('./pages/audit-log.page.tsx'),
    'market-figures': () => import('./pages/market-figures.page.tsx'),
    failures: () => import('./pages/failures.page.tsx'),
  },
  widgets: {
    'user-menu': () => import('./features/user-menu/user-menu.widget.tsx'),
    'staff-notice': () => import('./features/second-factor/staff-notice.widget.tsx'),
    'email-notice': () => import('./features/email-proof/email-notice.widget.tsx'),
  },
  modals: {
    'change-password': () => import('./features/change-password/change-password.modal.tsx'),
    'change-email': () => import('./features/change-email/change-email.modal.tsx'),
    'confirm-identity': () => import('./features/confirm-identity/confirm-identity.modal.tsx'),
    'close-account': () => import('./features/close-account/close-account.modal.tsx'),
    'set-up-codes': () => import('./features/second-factor/set-up-codes.modal.tsx'),
    'add-passkey': () => import('./features/second-factor/add-passkey.modal.tsx'),
    'use-code': () => import('./features/second-factor/use-code.modal.tsx'),
    'change-delegation': () => import('./features/advisers/change-delegation.modal.tsx'),
    'person-measure': () => import('./features/people/person-measure.modal.tsx'),
    'oauth-submit': () => import('./features/oauth-submit/oauth-submit.modal.tsx'),
  },
}) satisfies RemoteModule;
