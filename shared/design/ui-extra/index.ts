/** Components that the first page does not need, so that it does not load them: modals, menus, inputs, lists of facts, progress. */
export type { KeptPlace } from './lists/kept-places.ts';
export type { PageCall } from './lists/read-pages.ts';
export type { PagedList } from './lists/use-paged-list.ts';
export { Accordion } from './parts/accordions.ts';
export { ActingForLine, ActingForSelect, useActingDelegation } from './parts/advisers.ts';
export { Drawer, Modal, ModalFrame } from './parts/dialogs.ts';
export {
  BottomBar,
  Checkbox,
  DayInput,
  DialogFoot,
  Form,
  isComposing,
  ListCheckbox,
  Radio,
  SearchField,
  Switch,
  TextInput,
} from './parts/inputs.ts';
export {
  BackLink,
  BuyerFacts,
  buyerProfileQuery,
  DeleteButton,
  Facts,
  focusTitle,
  Introduction,
  KeyValue,
  LinkTabs,
  ListLimit,
  lazyComponent,
  Swatch,
  useBuyerProfile,
  useIsHydrating,
  useKeptPlace,
  useLabels,
  usePagedList,
  useWithChosen,
  WebLink,
} from './parts/lists.ts';
export { Menu } from './parts/menus.ts';
export { Countdown, Stepper } from './parts/progress.ts';
export { RecordPage, RecordSkeleton } from './parts/records.ts';
export { fold, MultiSelect, Select } from './parts/selects.ts';
export { Tabs, useCurrentInView } from './parts/tabs.ts';
