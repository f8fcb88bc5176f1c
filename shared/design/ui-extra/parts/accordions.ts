/** Accordions. */
export { Accordion } from '../accordion.ts';
