import { LegalPage } from '../features/legal/legal-page.tsx';

export const TermsPage = () => <LegalPage namespace="termsAndConditions" />;
