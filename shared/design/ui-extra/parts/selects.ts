/** Choices from a list that opens. */
export { fold } from '../folded-filter.ts';
export { MultiSelect, Select } from '../select.ts';
