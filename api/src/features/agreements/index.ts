/** The entry point of confidentiality agreements: what a request for access signs. */
export { agreementRoutes } from './agreements.routes.ts';
export { agreementFiles } from './file-view.ts';
export { builtInText, HOUSE_VERSION } from './house-text/house-text.ts';
export { signAgreement } from './sign-agreement.ts';
export { signedAgreement } from './signed-document.ts';
