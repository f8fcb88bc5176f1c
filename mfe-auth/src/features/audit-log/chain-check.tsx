import { useFormat } from '@handover/shared/format';
import { AlertRegion } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useErrorText } from '@handover/shared/messages';
import { Alert, Button } from '@handover/shared/ui';
import type { useVerifyAudit } from '../../queries/audit-log.query.ts';

interface ChainProps {
  verify: ReturnType<typeof useVerifyAudit>;
}

/** Checks that the log is as it was written. */
export function ChainCheck({ verify }: ChainProps) {
  const { t } = useTranslation('auth');
  return (
    <Button variant="default" loading={verify.isPending} onClick={() => verify.mutate()}>
      {t('audit.checkNow')}
    </Button>
  );
}

/** What the check has found. */
export function ChainResult({ verify: { data: chain, error } }: ChainProps) {
  const { t } = useTranslation('auth');
  const { number } = useFormat();
  const errorText = useErrorText();
  return (
    <AlertRegion>
      {error && <Alert color="danger">{errorText(error)}</Alert>}
      {chain && chain.broken !== null && (
        <Alert color="danger">{t('audit.broken', { number: number(chain.broken) })}</Alert>
      )}
      {chain && chain.broken === null && (
        <Alert color="ink">
          {t('audit.whole', { count: chain.count })}
          <br />
          <code style={{ overflowWrap: 'anywhere' }}>{chain.hash}</code>
          <br />
          {t('audit.checkLead')}
        </Alert>
      )}
    </AlertRegion>
  );
}
