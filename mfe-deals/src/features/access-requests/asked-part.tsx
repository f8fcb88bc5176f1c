import type { AccessRequest, DealRole } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import classes from './request-dialog.module.css';

/** What the owner asked back about a request, and the answer. */
export function AskedPart({ request, asRole: role }: { request: AccessRequest; asRole: DealRole }) {
  const { t } = useTranslation('deals');
  const { date } = useFormat();
  const { question, type_of_opportunity: context } = request;
  if (!question) return null;
  const { text, wants_profile: wantsProfile, asked_at: asked, answer, answered_at: answered } = question;
  return (
    <div>
      <p className={classes.note}>{t(`requests.ask.said.${role}`, { context, date: date(asked) })}</p>
      {text ? <blockquote className={classes.message}>{text}</blockquote> : null}
      {wantsProfile ? <p className={classes.note}>{t(`requests.ask.wanted.${role}`)}</p> : null}
      {answered ? (
        <>
          <p className={classes.note}>
            {t(`requests.ask.answered.${role}`, { context, date: date(answered) })}
          </p>
          {answer ? <blockquote className={classes.message}>{answer}</blockquote> : null}
        </>
      ) : null}
    </div>
  );
}
