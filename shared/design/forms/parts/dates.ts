/** Fields for days. */
export { DateField } from '../dates/date-field.tsx';
export { DateRangeField } from '../dates/date-range-field.tsx';
