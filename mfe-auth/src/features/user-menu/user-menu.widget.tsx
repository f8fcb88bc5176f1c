import { useTranslation } from '@handover/shared/i18n';
import { useConfirm } from '@handover/shared/modals';
import { usePlatform } from '@handover/shared/platform';
import { Link, routes, useNavigate } from '@handover/shared/router';
import { useCurrentUser } from '@handover/shared/session';
import { Avatar, Icon, useDisclosure, VisuallyHidden } from '@handover/shared/ui';
import { useRef } from 'react';
import { hasDrafts } from './has-drafts.ts';
import { menuLinks } from './menu-links.ts';
import { usePalette } from './palette/use-palette.ts';
import classes from './user-menu.module.css';

/** The user menu in the header: name, links to the user's pages, and sign-out, which asks first where drafts would go with it. */
export function UserMenuWidget() {
  const { t } = useTranslation('auth');
  const { session, messages, drafts } = usePlatform();
  const confirm = useConfirm();
  const { data: user } = useCurrentUser();
  const navigate = useNavigate();
  const openPalette = usePalette();
  const place = useRef<HTMLDivElement>(null);
  const { open, toggle } = useDisclosure(place);
  const name = user ? `${user.first_name} ${user.last_name}` : '';
  const mayLeave = async () =>
    !hasDrafts(drafts) ||
    (await confirm({
      title: t('menu.drafts.title'),
      text: t('menu.drafts.text'),
      action: t('menu.drafts.leave'),
      cancel: t('menu.drafts.stay'),
      danger: true,
    }));
  const leave = async () => {
    if (!(await mayLeave())) return;
    session.signOut();
    navigate(routes.home);
    messages.success(t('menu.signedOut'));
  };
  return (
    <div ref={place} className={classes.place}>
      <button
        type="button"
        className={classes.opener}
        aria-expanded={open}
        aria-controls="user-menu"
        onClick={toggle}
      >
        <VisuallyHidden>{name ? t('menu.label', { name }) : t('menu.nameless')}</VisuallyHidden>
        <Avatar name={name} src={user?.image} size={36} />
      </button>
      <div id="user-menu" className={classes.menu} hidden={!open}>
        {user && (
          <p className={classes.who}>
            {name}
            <span>{user.email}</span>
          </p>
        )}
        <button
          type="button"
          className={classes.entry}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={openPalette}
        >
          <Icon name="search" />
          {t('palette.title')}
          <kbd className={classes.key} aria-hidden>
            {t('palette.key')}
          </kbd>
        </button>
        <ul>
          {menuLinks(user?.is_staff).map(([path, label]) => (
            <li key={path}>
              <Link to={path}>{t(`menu.${label}`)}</Link>
            </li>
          ))}
        </ul>
        <button type="button" className={classes.entry} onClick={leave}>
          <Icon name="logout" />
          {t('menu.signOut')}
        </button>
      </div>
    </div>
  );
}
