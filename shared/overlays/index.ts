/** What floats or is heavy: apart from `ui`, so that a page without it does not pay for it. Themed by ui's UiProvider. */
export { Checkbox, Radio, SegmentedControl, Switch, TextInput } from './choice.ts';
export { Accordion, Pagination, Progress, Table } from './data.ts';
export { Drawer, Modal } from './dialog.tsx';
export { Menu } from './menu.ts';
export { ModalFrame, type ModalFrameProps } from './modal-frame.tsx';
export { Popover } from './popover.ts';
export { SearchField, type SearchFieldProps } from './search-field.tsx';
export { MultiSelect, Select } from './select.ts';
export { Tabs } from './tabs.ts';
export { Tooltip } from './tooltip.ts';
