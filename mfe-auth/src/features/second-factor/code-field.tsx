import { TextField } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';

/** A field for a code of the app. Browsers and phones fill it in by themselves. */
export function CodeField({ withRecovery = false }: { withRecovery?: boolean }) {
  const { t } = useTranslation('auth');
  return (
    <TextField
      name="code"
      label={t('codes.code')}
      description={t(withRecovery ? 'codes.codeOrRecovery' : 'codes.codeHelp')}
      autoComplete="one-time-code"
      inputMode={withRecovery ? 'text' : 'numeric'}
      required
      focusFirst
    />
  );
}
