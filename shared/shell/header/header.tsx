import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../design/ui/index.ts';
import { useTranslation } from '../../kernel/i18n/index.ts';
import { Link, routes } from '../../kernel/router/index.ts';
import { useSignedIn } from '../../kernel/session/index.ts';
import { Widget } from '../widget.tsx';
import { AccountLinks } from './account-links.tsx';
import classes from './header.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { NavLink } from './nav-link.tsx';
import navigation from './navigation.module.css';
import { SchemeSwitch } from './scheme-switch.tsx';
import { SignOutButton } from './sign-out-button.tsx';
import { useNavEntries } from './use-nav-entries.ts';

export function Header() {
  const { t } = useTranslation();
  const signedIn = useSignedIn();
  const entries = useNavEntries();
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  // A link, going back, Escape and focus outside close the menu. Not a navigation as such: its page may have been loading before the menu was opened.
  useEffect(() => {
    if (!open) return;
    const close = () => setOpen(false);
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      close();
      toggle.current?.focus();
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && !target.closest('header')) close();
    };
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) close();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('click', onClick);
    window.addEventListener('popstate', close);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('click', onClick);
      window.removeEventListener('popstate', close);
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
          onClick={() => setOpen(!open)}
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
            <Widget name="bell" className={classes.widget} />
            <Widget name="user-menu" className={classes.widget} fallback={<SignOutButton />} />
          </div>
        )}
      </div>
    </header>
  );
}
