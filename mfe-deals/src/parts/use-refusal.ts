import { HttpError, isHttpError } from '@handover/shared/http';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { useModals } from '@handover/shared/modals';
import { routes } from '@handover/shared/router';

const GONE = 404;
const CONFLICT = 409;

export type Subject = 'deal' | 'letter' | 'request';

export type Refusal = ReturnType<typeof useRefusal>;

/**
 * How it is told that a deal, a letter or a request is over meanwhile: in the words of the page, and with the way on. `to` is
 * where it shows as it stands now.
 */
export function useRefusal(subject: Subject, to: string = routes.deals()) {
  const { t } = useTranslation('deals');
  const modals = useModals();
  const messages = useMessages();
  const statusOf = (error: unknown) => (isHttpError(error) ? error.status : undefined);

  /** Opens what says so; false where the error is about something else, and nothing was told. */
  const toldClosed = (error: unknown): boolean => {
    const status = statusOf(error);
    if (status !== GONE && status !== CONFLICT) return false;
    const what = status === GONE ? 'gone' : subject;
    void modals.open('closed', {
      title: t(status === GONE ? 'refusal.goneTitle' : 'refusal.title'),
      text: t(`refusal.${what}.text`),
      way: { to: status === GONE ? routes.deals() : to, label: t(`refusal.${what}.way`) },
    });
    return true;
  };

  return {
    toldClosed,
    /** Of what is done by one press: nothing was entered that could be lost. */
    tell: (error: unknown) => {
      if (!toldClosed(error)) messages.failure(error);
    },
    /** For a form, which stays as it is filled in: the conflict in words. Other errors as they are. */
    inWords: (error: unknown): unknown =>
      isHttpError(error) && error.status === CONFLICT
        ? new HttpError({
            ...error,
            message: error.message,
            body: { detail: `${t(`refusal.${subject}.text`)} ${t('refusal.kept')}` },
          })
        : error,
  };
}
