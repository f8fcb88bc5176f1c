import { useTranslation } from '@handover/shared/i18n';
import { NavLink as RouterNavLink } from '@handover/shared/router';
import type { NavEntry } from './nav-entries.ts';
import classes from './navigation.module.css';
import { useAreaName } from './use-area-name.ts';

/** Named by its remote; where those words are not to be had, by its area. Its place is kept until then. */
export function NavLink({ entry }: { entry: NavEntry }) {
  const { t, i18n, ready } = useTranslation(entry.namespace);
  const areaName = useAreaName();
  const known = i18n.exists(entry.label, { ns: entry.namespace });
  const text = known ? t(entry.label) : areaName(entry.remote);
  return (
    <RouterNavLink
      to={entry.path}
      className={classes.link}
      data-waiting={ready || known ? undefined : 'true'}
    >
      {text}
    </RouterNavLink>
  );
}
