/** Menus. */
export { Menu } from '../menu.tsx';
