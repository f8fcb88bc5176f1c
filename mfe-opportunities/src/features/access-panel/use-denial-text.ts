import type { ErrorCode, OpportunityType } from '@handover/shared/contract';
import { isHttpError } from '@handover/shared/http';
import { useTranslation } from '@handover/shared/i18n';

const REASONS: { readonly [Code in ErrorCode]?: string } = {
  'opportunity.not_found': 'notPublished',
  'access_request.deal_exists': 'alreadyRequested',
  'access_request.pending_exists': 'alreadyRequested',
  'access_request.too_soon': 'alreadyRequested',
  'access_request.too_many': 'tooMany',
};

/** The reason for a denied request, if the page can say more than the server. */
export function useDenialText(context: OpportunityType): (error: unknown) => string | undefined {
  const { t } = useTranslation('opportunities');
  return (error) => {
    const reason = isHttpError(error) && error.code && REASONS[error.code];
    return reason ? t(`access.request.denied.${reason}`, { context }) : undefined;
  };
}
