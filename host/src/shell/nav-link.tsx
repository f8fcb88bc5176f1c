import { useLanguage } from '@handover/shared/i18n';
import { NavLink as RouterNavLink } from '@handover/shared/router';
import type { NavEntry } from './nav-entries.ts';
import classes from './navigation.module.css';
import { useAreaName } from './use-area-name.ts';

export function NavLink({ entry }: { entry: NavEntry }) {
  const { language } = useLanguage();
  const areaName = useAreaName();
  return (
    <RouterNavLink to={entry.path} className={classes.link}>
      {entry.text[language] ?? areaName(entry.remote)}
    </RouterNavLink>
  );
}
