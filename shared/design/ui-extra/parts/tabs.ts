/** Tabs. */
export { Tabs } from '../tabs.ts';
export { useCurrentInView } from '../use-current-in-view.ts';
