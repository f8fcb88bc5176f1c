import { useLanguage } from '../../kernel/i18n/index.ts';
import { NavLink as RouterNavLink } from '../../kernel/router/index.ts';
import { useAreaName } from '../use-area-name.ts';
import type { NavEntry } from './nav-entries.ts';
import classes from './navigation.module.css';

export function NavLink({ entry }: { entry: NavEntry }) {
  const language = useLanguage();
  const areaName = useAreaName();
  return (
    <RouterNavLink to={entry.path} className={classes.link}>
      {entry.text[language] ?? areaName(entry.remote)}
    </RouterNavLink>
  );
}
