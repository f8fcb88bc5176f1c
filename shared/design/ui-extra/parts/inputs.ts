/** Text inputs and choices, and the form around them. */

export { Checkbox, Radio, Switch, TextInput } from '../choice.ts';
export { DayInput } from '../day-input/day-input.tsx';
export { BottomBar } from '../dialogs/bottom-bar.tsx';
export { DialogFoot } from '../dialogs/dialog-foot.tsx';
export { isComposing } from '../form/enter-key.ts';
export { Form } from '../form/form.tsx';
export { ListCheckbox } from '../list-checkbox.tsx';
export { SearchField } from '../search-field.tsx';
