import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../design/ui/index.ts';
import { useTranslation } from '../../kernel/i18n/index.ts';
import { Link, routes, useLocation } from '../../kernel/router/index.ts';
import { useSignedIn } from '../../kernel/session/index.ts';
import { AccountLinks } from './account-links.tsx';
import classes from './header.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { NavLink } from './nav-link.tsx';
import navigation from './navigation.module.css';
import { SchemeSwitch } from './scheme-switch.tsx';
import { SignOutButton } from './sign-out-button.tsx';
import { useNavEntries } from './use-nav-entries.ts';
import { Widget } from './widget.tsx';

export function Header() {
  const { t } = useTranslation();
  const signedIn = useSignedIn();
  const entries = useNavEntries();
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  const open = openedAt === key;
  const toggle = useRef<HTMLButtonElement>(null);
  // Following a link closes the menu, and so do Escape and the focus going elsewhere.
  if (openedAt !== undefined && openedAt !== key) setOpenedAt(undefined);
  useEffect(() => {
    if (!open) return;
    const close = ({ key: pressed }: KeyboardEvent) => {
      if (pressed !== 'Escape') return;
      setOpenedAt(undefined);
      toggle.current?.focus();
    };
    const leave = ({ target }: FocusEvent) =>
      target instanceof Element && !target.closest('header') && setOpenedAt(undefined);
    document.addEventListener('keydown', close);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('keydown', close);
      document.removeEventListener('focusin', leave);
    };
  }, [open]);
  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        <Link to={routes.home} className={classes.wordmark} aria-label={t('host.wordmark')}>
          Handover
        </Link>
        <button
          ref={toggle}
          type="button"
          className={classes.toggle}
          aria-expanded={open}
          aria-controls="site-menu"
          aria-label={open ? t('host.menu.close') : t('host.menu.open')}
          onClick={() => setOpenedAt(open ? undefined : key)}
        >
          <Icon name={open ? 'close' : 'menu'} size={24} />
        </button>
        <div id="site-menu" className={classes.panel} data-open={open || undefined}>
          <nav aria-label={t('host.navigation.main')} className={classes.nav}>
            <ul className={navigation.list}>
              {entries.map((entry) => (
                <li key={entry.path}>
                  <NavLink entry={entry} />
                </li>
              ))}
            </ul>
          </nav>
          <div className={classes.choices}>
            <LanguageSwitch />
            <SchemeSwitch />
            {!signedIn && <AccountLinks />}
          </div>
        </div>
        {signedIn && (
          <div className={classes.mine}>
            <Widget name="bell" />
            <Widget name="user-menu" instead={<SignOutButton />} />
          </div>
        )}
      </div>
    </header>
  );
}
