import { routes } from '@handover/shared/router';
import type { ShellPage } from '@handover/shared/shell';

/** The lazy pages of the host. */
export const hostPages: readonly ShellPage[] = [
  {
    path: routes.aboutUs,
    texts: ['pages', 'inputs', 'messages'],
    load: async () => (await import('../content/about/about-us.page.tsx')).AboutUsPage,
  },
  {
    path: routes.faq,
    texts: ['pages', 'messages'],
    load: async () => (await import('../content/faq/faq.page.tsx')).FaqPage,
  },
  {
    path: routes.pricing,
    texts: ['pages'],
    load: async () => (await import('../content/pricing/pricing.page.tsx')).PricingPage,
  },
  {
    path: routes.privacyPolicy,
    texts: ['privacyPolicy'],
    load: async () => (await import('../legal/privacy-policy.page.tsx')).PrivacyPolicyPage,
  },
  {
    path: routes.terms,
    texts: ['termsAndConditions'],
    load: async () => (await import('../legal/terms.page.tsx')).TermsPage,
  },
];
