/** What floats, is heavy, or stands on inner pages only: apart from `ui`, so that a page without it does not pay for it. Themed by ui's UiProvider. */
export { Checkbox, Radio, SegmentedControl, Switch, TextInput } from './choice.ts';
export { Accordion, Pagination, Progress, Table } from './data.ts';
export { Drawer, Modal } from './dialog.tsx';
export { type Fact, Facts } from './lists/facts.tsx';
export { KeyValue, type KeyValueItem } from './lists/key-value.tsx';
export { Menu } from './menu.ts';
export { ModalFrame, type ModalFrameProps } from './modal-frame.tsx';
export { Popover } from './popover.ts';
export { Countdown, type CountdownProps } from './progress/countdown.tsx';
export { type Step, Stepper } from './progress/stepper.tsx';
export { SearchField, type SearchFieldProps } from './search-field.tsx';
export { MultiSelect, Select } from './select.ts';
export { Tabs } from './tabs.ts';
export { Tooltip } from './tooltip.ts';
