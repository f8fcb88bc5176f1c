import { defineRemote, type RemoteModule } from '@handover/shared/federation';

export const remote = defineRemote({
  pages: {
    login: () => import('./pages/login.page.tsx'),
    'sign-up': () => import('./pages/sign-up.page.tsx'),
    'forgot-password': () => import('./pages/forgot-password.page.tsx'),
    'verify-email': () => import('./pages/verify-email.page.tsx'),
    'user-details': () => import('./pages/user-details.page.tsx'),
    security: () => import('./pages/security.page.tsx'),
  },
  widgets: {
    'user-menu': () => import('./features/user-menu/user-menu.widget.tsx'),
    'email-notice': () => import('./features/email-proof/email-notice.widget.tsx'),
  },
  modals: {
    'change-password': () => import('./features/change-password/change-password.modal.tsx'),
    'confirm-identity': () => import('./features/confirm-identity/confirm-identity.modal.tsx'),
    'close-account': () => import('./features/close-account/close-account.modal.tsx'),
    'oauth-submit': () => import('./features/oauth-submit/oauth-submit.modal.tsx'),
  },
}) satisfies RemoteModule;
