/** Components that the first page does not need, so that it does not load them: modals, menus, inputs, lists of facts, progress. */
export { Accordion } from './accordion.ts';
export { Checkbox, Radio, Switch, TextInput } from './choice.ts';
export { DeleteButton } from './delete-button.tsx';
export { Drawer, Modal } from './dialog.tsx';
export { LinkTabs } from './link-tabs.tsx';
export { Facts } from './lists/facts.tsx';
export { KeyValue } from './lists/key-value.tsx';
export { Swatch } from './lists/swatch.tsx';
export { WebLink } from './lists/web-link.tsx';
export { Menu } from './menu.ts';
export { ModalFrame } from './modal-frame.tsx';
export { Countdown } from './progress/countdown.tsx';
export { Stepper } from './progress/stepper.tsx';
export { RecordPage } from './record-page/record-page.tsx';
export { SearchField } from './search-field.tsx';
export { MultiSelect, Select } from './select.ts';
export { Tabs } from './tabs.ts';
