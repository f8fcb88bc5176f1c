import type { ReactNode } from 'react';
import { useTranslation } from '../../kernel/i18n/index.ts';
import { Outlet, ScrollRestoration } from '../../kernel/router/index.ts';
import { SessionRedirect, useCurrentUser } from '../../kernel/session/index.ts';
import { Header } from '../header/header.tsx';
import { ConnectionBar } from '../live/connection-bar.tsx';
import { MessageOutlet } from '../messages/message-outlet.tsx';
import { ModalOutlet } from '../modals/modal-outlet.tsx';
import { Widget } from '../widget.tsx';
import { Footer } from './footer.tsx';
import classes from './frame.module.css';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { usePreloadOnIntent } from './use-preload-on-intent.ts';
import { useReachedScroll } from './use-reached-scroll.ts';

/** The layout around every page: header, content, footer, messages and modals. `children` are additions of the host. */
export function Frame({ children }: { children?: ReactNode }) {
  const { t } = useTranslation();
  const { data: user } = useCurrentUser();
  useFocusOnNavigation();
  useReachedScroll();
  const intent = usePreloadOnIntent();
  return (
    <div className={classes.frame} {...intent}>
      <a href="#content" className={classes.skip}>
        {t('host.skip')}
      </a>
      <Header />
      <div className={classes.notices}>
        <ConnectionBar />
        <noscript>
          <p className={classes.noScript}>{t('host.noScript.notice')}</p>
        </noscript>
        {user && !user.email_proven && <Widget name="email-notice" />}
        {user?.second_factor_needed && <Widget name="staff-notice" />}
      </div>
      <main id="content" className={classes.content} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <MessageOutlet />
      <ModalOutlet />
      <SessionRedirect />
      <ScrollRestoration />
      {children}
    </div>
  );
}
