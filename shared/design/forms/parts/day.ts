/** A day outside of a form: without what a form needs. */
export { DayInput } from '../dates/day-input.tsx';
