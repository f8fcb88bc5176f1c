import { LegalPage } from '../features/legal/legal-page.tsx';

export const PrivacyPolicyPage = () => <LegalPage namespace="privacyPolicy" />;
