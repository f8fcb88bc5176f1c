import { routes } from '@handover/shared/router';
import type { ShellPage } from '@handover/shared/shell';
import type { LegalNamespace } from '../features/legal/legal-namespace.ts';

const legal = (path: string, namespace: LegalNamespace): ShellPage => ({
  path,
  texts: [namespace],
  load: async () => (await import('../pages/legal.page.tsx')).legalPages[namespace],
});

/** The lazy pages of the host. */
export const hostPages: readonly ShellPage[] = [
  {
    path: routes.aboutUs,
    texts: ['pages', 'inputs', 'messages'],
    load: async () => (await import('../pages/about-us.page.tsx')).AboutUsPage,
  },
  {
    path: routes.faq,
    texts: ['pages', 'messages'],
    load: async () => (await import('../pages/faq.page.tsx')).FaqPage,
  },
  {
    path: routes.pricing,
    texts: ['pages'],
    load: async () => (await import('../pages/pricing.page.tsx')).PricingPage,
  },
  legal(routes.privacyPolicy, 'privacyPolicy'),
  legal(routes.terms, 'termsAndConditions'),
  legal(routes.accessibility, 'accessibility'),
];
