/** Parts about those who act for somebody else. */
export { ActingForLine } from '../advisers/acting-for-line.tsx';
export { ActingForSelect } from '../advisers/acting-for-select.tsx';
export { useActingDelegation } from '../advisers/use-acting-delegation.ts';
