import type { ErrorCode } from '@handover/shared/contract';
import { HttpError, hasCode, isHttpError } from '@handover/shared/http';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { useModals } from '@handover/shared/modals';
import { routes } from '@handover/shared/router';

const NOT_FOUND: readonly ErrorCode[] = [
  'deal.not_found',
  'loi.not_found',
  'question.not_found',
  'diligence.not_found',
  'closing.not_found',
  'access_request.not_found',
];

/** The page offered it, and meanwhile somebody else has changed the state. */
const CLOSED: readonly ErrorCode[] = [
  'deal.wrong_status',
  'deal.wrong_phase',
  'deal.one_phase_at_a_time',
  'deal.paused_by_exclusivity',
  'exclusivity.not_running',
  'exclusivity.proposal_open',
  'exclusivity.no_proposal',
  'completion.open_exists',
  'completion.none_open',
  'loi.not_open',
  'loi.none_open',
  'loi.open_exists',
  'loi.accepted_exists',
  'loi.sealed',
  'loi.bid_date_passed',
  'counter.open_exists',
  'counter.none_open',
  'question.answered',
  'diligence.sent',
  'closing.newer_version',
  'closing.version_state',
  'closing.signed',
  'access_request.not_pending',
  'access_request.exclusivity_running',
  'opportunity.unlisted',
];

/** The refusals for which the page can say exactly what has changed. */
const EXACTLY: { readonly [Code in ErrorCode]?: string } = {
  'access_request.not_pending': 'answered',
  'access_request.exclusivity_running': 'exclusivity',
  'opportunity.unlisted': 'unlisted',
};

export type Subject = 'deal' | 'letter' | 'request' | 'proposal';

/**
 * Shows that a deal, a letter or a request was closed or removed meanwhile, with a link that leads on. `to` is the page that
 * shows its present state.
 */
export function useClosedNotice(subject: Subject, to: string = routes.deals()) {
  const { t } = useTranslation('deals');
  const modals = useModals();
  const messages = useMessages();

  /** Opens the dialog; false, and nothing is shown, for any other error. */
  const showIfClosed = (error: unknown): boolean => {
    const isNotFound = hasCode(error, ...NOT_FOUND);
    if (!isNotFound && !hasCode(error, ...CLOSED)) return false;
    const key = isNotFound ? 'notFound' : subject;
    const exactly = isHttpError(error) && error.code && EXACTLY[error.code];
    void modals.open('closed', {
      title: t(isNotFound ? 'closed.notFoundTitle' : 'closed.title'),
      text: t(`closed.${key}.${exactly || 'text'}`),
      link: { to: isNotFound ? routes.deals() : to, label: t(`closed.${key}.link`) },
    });
    return true;
  };

  return {
    showIfClosed,
    /** Shows the error of an action without a form. Errors of other kinds become a message. */
    showError: (error: unknown) => {
      if (!showIfClosed(error)) messages.failure(error);
    },
    /**
     * Returns the error with the text that the form, which keeps its input, shows. Other errors are returned
     * unchanged.
     */
    toFormError: (error: unknown): unknown =>
      hasCode(error, ...CLOSED)
        ? new HttpError({
            ...error,
            message: error.message,
            body: { detail: `${t(`closed.${subject}.text`)} ${t('closed.inputKept')}` },
          })
        : error,
  };
}
