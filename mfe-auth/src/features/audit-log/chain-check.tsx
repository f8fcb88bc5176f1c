import { useFormat } from '@handover/shared/format';
import { AlertRegion } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useErrorText } from '@handover/shared/messages';
import { Alert, Button, Section } from '@handover/shared/ui';
import { useVerifyAudit } from '../../queries/audit-log.query.ts';

/** Checks that the log is as it was written. */
export function ChainCheck() {
  const { t } = useTranslation('auth');
  const { number } = useFormat();
  const errorText = useErrorText();
  const verify = useVerifyAudit();
  const chain = verify.data;
  return (
    <Section
      title={t('audit.check')}
      lead={t('audit.checkLead')}
      actions={
        <Button variant="default" loading={verify.isPending} onClick={() => verify.mutate()}>
          {t('audit.checkNow')}
        </Button>
      }
    >
      <AlertRegion>
        {verify.isError && <Alert color="danger">{errorText(verify.error)}</Alert>}
        {chain && chain.broken !== null && (
          <Alert color="danger">{t('audit.broken', { number: number(chain.broken) })}</Alert>
        )}
        {chain && chain.broken === null && (
          <Alert color="ink">
            {t('audit.whole', { count: chain.count })}
            <br />
            <code style={{ overflowWrap: 'anywhere' }}>{chain.hash}</code>
          </Alert>
        )}
      </AlertRegion>
    </Section>
  );
}
