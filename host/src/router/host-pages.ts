import { routes } from '@handover/shared/router';
import type { ShellPage } from '@handover/shared/shell';

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
  {
    path: routes.privacyPolicy,
    texts: ['privacyPolicy'],
    load: async () => (await import('../pages/privacy-policy.page.tsx')).PrivacyPolicyPage,
  },
  {
    path: routes.terms,
    texts: ['termsAndConditions'],
    load: async () => (await import('../pages/terms.page.tsx')).TermsPage,
  },
  {
    path: routes.accessibility,
    texts: ['accessibility'],
    load: async () => (await import('../pages/accessibility.page.tsx')).AccessibilityPage,
  },
];
