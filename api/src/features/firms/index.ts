/** The entry point of firms: who works with whom. */
export { colleaguesOf, firmOf } from './members.sql.ts';
