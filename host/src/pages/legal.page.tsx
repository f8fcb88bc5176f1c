import type { ComponentType } from 'react';
import type { LegalNamespace } from '../features/legal/legal-namespace.ts';
import { LegalPage } from '../features/legal/legal-page.tsx';

/** By the namespace of their texts. In one file, so that the main page has to know of one chunk. */
export const legalPages: Record<LegalNamespace, ComponentType> = {
  privacyPolicy: () => <LegalPage namespace="privacyPolicy" />,
  termsAndConditions: () => <LegalPage namespace="termsAndConditions" />,
  // What the tests of every page hold, and what they do not: it changes with them.
  accessibility: () => <LegalPage namespace="accessibility" />,
};
