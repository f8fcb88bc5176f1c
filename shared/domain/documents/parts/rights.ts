/** What buyers may do with a document. */
export { RightsButton } from '../rights/rights-button.tsx';
export { RightsMark } from '../rights/rights-mark.tsx';
