import type { OpportunityType } from '@handover/shared/contract';
import { SendProofButton } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useCurrentUser } from '@handover/shared/session';
import { Alert, Stack } from '@handover/shared/ui';

/** Tells that the server would refuse, before anything is typed: the notice of the page is behind the dialog. */
export function UnprovenNotice({ type: context }: { type: OpportunityType }) {
  const { t } = useTranslation('opportunities');
  const { data: user } = useCurrentUser();
  if (!user || user.email_proven) return null;
  return (
    <Alert color="waiting" role="note">
      <Stack gap="sm" align="flex-start">
        <span>{t('access.request.unproven', { context, email: user.email })}</span>
        <SendProofButton user={user} />
      </Stack>
    </Alert>
  );
}
