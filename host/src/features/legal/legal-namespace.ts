/** The texts that are laid out as a legal page. */
export type LegalNamespace = 'privacyPolicy' | 'termsAndConditions' | 'accessibility';
