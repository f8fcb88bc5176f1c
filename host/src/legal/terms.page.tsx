import { LegalPage } from './legal-page.tsx';

export const TermsPage = () => <LegalPage namespace="termsAndConditions" />;
