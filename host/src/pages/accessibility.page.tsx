import { LegalPage } from '../features/legal/legal-page.tsx';

/** What the tests of every page hold, and what they do not: it changes with them. */
export const AccessibilityPage = () => <LegalPage namespace="accessibility" />;
