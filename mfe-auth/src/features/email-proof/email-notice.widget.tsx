import { SendProofButton } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useCurrentUser } from '@handover/shared/session';
import classes from './email-notice.module.css';

/**
 * A notice under the header while the e-mail of the signed-in user is not confirmed: what is closed until then, and
 * what to do.
 */
export function EmailNoticeWidget() {
  const { t } = useTranslation('auth');
  const { data: user } = useCurrentUser();
  if (!user || user.email_proven) return null;
  return (
    <section className={classes.notice} aria-label={t('proof.label')}>
      <p className={classes.text}>
        {t('proof.notice', { email: user.email })} <span className={classes.closed}>{t('proof.closed')}</span>
      </p>
      <SendProofButton user={user} />
    </section>
  );
}
