import { HttpError, isHttpError } from '@handover/shared/http';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { useModals } from '@handover/shared/modals';
import { routes } from '@handover/shared/router';

const GONE = 404;
const CONFLICT = 409;

export type Subject = 'deal' | 'letter' | 'request';

export type ClosedNotice = ReturnType<typeof useClosedNotice>;

/**
 * Shows that a deal, a letter or a request was closed or removed meanwhile, with a link that leads on. `to` is the page that
 * shows its present state.
 */
export function useClosedNotice(subject: Subject, to: string = routes.deals()) {
  const { t } = useTranslation('deals');
  const modals = useModals();
  const messages = useMessages();
  const statusOf = (error: unknown) => (isHttpError(error) ? error.status : undefined);

  /** Opens the dialog for a 404 or 409; false, and nothing is shown, for any other error. */
  const showIfClosed = (error: unknown): boolean => {
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
    showIfClosed,
    /** For an action without a form: any other error becomes a message. */
    showError: (error: unknown) => {
      if (!showIfClosed(error)) messages.failure(error);
    },
    /** For a form, which keeps what was entered: a 409 with the text to show there. Other errors are returned as they are. */
    toFormError: (error: unknown): unknown =>
      isHttpError(error) && error.status === CONFLICT
        ? new HttpError({
            ...error,
            message: error.message,
            body: { detail: `${t(`refusal.${subject}.text`)} ${t('refusal.kept')}` },
          })
        : error,
  };
}
