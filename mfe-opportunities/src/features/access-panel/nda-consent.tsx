import type { AgreementText } from '@handover/shared/contract';
import { AlertRegion, CheckboxField, useFormContext } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { Alert } from '@handover/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { NdaText } from './nda-text.tsx';
import type { RequestAccessValues } from './request-access.schema.ts';

/** The agreement, and the box that accepts it: what was ticked for one version does not count for the next. */
export function NdaConsent({ agreement }: { agreement: AgreementText }) {
  const { t } = useTranslation('opportunities');
  const { resetField } = useFormContext<RequestAccessValues>();
  const { version } = agreement;
  const [first] = useState(version);
  const last = useRef(version);
  useEffect(() => {
    if (last.current === version) return;
    last.current = version;
    resetField('nda_accepted');
  }, [version, resetField]);

  return (
    <>
      <AlertRegion>
        {version === first ? null : <Alert color="waiting">{t('access.request.ndaChanged')}</Alert>}
      </AlertRegion>
      <NdaText agreement={agreement} />
      <CheckboxField
        name="nda_accepted"
        label={t('access.request.nda')}
        description={t('access.request.ndaHelp')}
        required
      />
    </>
  );
}
