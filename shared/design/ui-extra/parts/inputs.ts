/** Text inputs and choices. */
export { Checkbox, Radio, Switch, TextInput } from '../choice.ts';
export { ListCheckbox } from '../list-checkbox.tsx';
export { SearchField } from '../search-field.tsx';
