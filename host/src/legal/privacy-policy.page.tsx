import { LegalPage } from './legal-page.tsx';

export const PrivacyPolicyPage = () => <LegalPage namespace="privacyPolicy" />;
