import { useTranslation } from '@handover/shared/i18n';
import { MessageOutlet } from '@handover/shared/messages';
import { ModalOutlet } from '@handover/shared/modals';
import { Outlet, ScrollRestoration } from '@handover/shared/router';
import { SessionRedirect } from '@handover/shared/session';
import { ReachBar } from '../live/reach-bar.tsx';
import { useNotificationToasts } from '../live/use-notification-toasts.ts';
import { usePageMetadata } from '../metadata/use-page-metadata.ts';
import { Footer } from './footer.tsx';
import classes from './frame.module.css';
import { Header } from './header.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { usePreloadOnIntent } from './use-preload-on-intent.ts';

/** Around every page: header, content, footer, messages and modals. */
export function Frame() {
  const { t } = useTranslation();
  useFocusOnNavigation();
  useNotificationToasts();
  usePageMetadata();
  const intent = usePreloadOnIntent();
  return (
    <div className={classes.frame} {...intent}>
      <a href="#content" className={classes.skip}>
        {t('host.skip')}
      </a>
      <Header />
      <ReachBar />
      <main id="content" className={classes.content} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <MessageOutlet />
      <ModalOutlet />
      <SessionRedirect />
      <ScrollRestoration />
    </div>
  );
}
