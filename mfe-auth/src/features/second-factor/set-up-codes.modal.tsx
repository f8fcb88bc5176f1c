import { CancellableForm, useAppForm } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import type { ModalOf } from '@handover/shared/modals';
import { LoadError, LoadingBlock, Text } from '@handover/shared/ui';
import { ModalFrame } from '@handover/shared/ui-extra';
import { useEffect, useRef } from 'react';
import { beginTotpSetup, confirmTotpSetup } from '../../api/second-factor.api.ts';
import { useChangeSecondFactor } from '../../queries/second-factor.query.ts';
import { codeSchema } from './code.schema.ts';
import { CodeField } from './code-field.tsx';
import { CodeForm } from './code-form.tsx';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';

/** Shows a secret for an app, asks for its first code, and then shows the recovery codes. Beside a passkey it asks for a code before. */
export function SetUpCodesModal({ hasFactor, onClose }: ModalOf<'set-up-codes'>) {
  const { t } = useTranslation('auth');
  const begin = useChangeSecondFactor((http, userId, code: string | undefined) =>
    beginTotpSetup(http, userId, code),
  );
  const confirm = useChangeSecondFactor(confirmTotpSetup);
  const form = useAppForm({ schema: codeSchema, defaultValues: { code: '' } });
  const { mutate } = begin;
  const begun = useRef(false);
  useEffect(() => {
    // Each secret takes the place of the one before.
    if (hasFactor || begun.current) return;
    begun.current = true;
    mutate(undefined);
  }, [mutate, hasFactor]);
  const codes = confirm.data?.recovery_codes;
  const close = () => onClose(codes ? true : undefined);
  return (
    <ModalFrame title={t(codes ? 'codes.recovery' : 'codes.title')} onClose={close} busy={confirm.isPending}>
      {codes ? (
        <RecoveryCodeList codes={codes} onDone={close} />
      ) : hasFactor && !begin.data ? (
        <CodeForm
          lead={t('codes.knownFactorLead')}
          submit={t('codes.continue')}
          onCode={begin.mutateAsync}
          onCancel={close}
        />
      ) : begin.isError ? (
        <LoadError
          title={t('codes.failed')}
          error={begin.error}
          onRetry={() => mutate(undefined)}
          retrying={begin.isPending}
        />
      ) : !begin.data ? (
        <LoadingBlock variant="form" />
      ) : (
        <CancellableForm
          lead={
            <>
              <Text>{t('codes.scan')}</Text>
              <QrCode text={begin.data.uri} label={t('codes.qr')} />
              <Text size="sm">
                {t('codes.key')} <code>{begin.data.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
              </Text>
            </>
          }
          action={t('codes.confirm')}
          form={form}
          busy={confirm.isPending}
          onSubmit={({ code }) => confirm.mutateAsync(code)}
          onCancel={close}
        >
          <CodeField />
        </CancellableForm>
      )}
    </ModalFrame>
  );
}
