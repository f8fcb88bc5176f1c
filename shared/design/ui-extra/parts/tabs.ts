/** Tabs. */
export { Tabs } from '../tabs.ts';
