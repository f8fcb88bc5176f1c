import { TEXT } from '@handover/shared/contract';
import { TextField } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useCurrentUser } from '@handover/shared/session';

/** Signs by typing one’s name, which is that of the account. */
export function SignatureField() {
  const { t } = useTranslation('opportunities');
  const { data: user } = useCurrentUser();
  return (
    <TextField
      name="signature"
      label={t('access.request.signature')}
      description={
        user && t('access.request.signatureHelp', { name: `${user.first_name} ${user.last_name}` })
      }
      maxLength={TEXT.signatureMax}
      autoComplete="name"
      required
    />
  );
}
