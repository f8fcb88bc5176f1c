import type { PasskeyOptions } from '@handover/shared/contract';
import { AlertRegion } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import type { ModalOf } from '@handover/shared/modals';
import { Alert, Button, Group, Stack, Text } from '@handover/shared/ui';
import { ModalFrame } from '@handover/shared/ui-extra';
import { useState } from 'react';
import { addPasskey, readNewPasskeyOptions } from '../../api/second-factor.api.ts';
import { usePasskeyProblem } from '../../hooks/use-passkey-problem.ts';
import { useChangeSecondFactor } from '../../queries/second-factor.query.ts';
import { CodeForm } from './code-form.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';

/** Makes a passkey on this device, and shows the recovery codes that come with the first one. Beside another factor it asks for a code. */
export function AddPasskeyModal({ hasFactor, onClose }: ModalOf<'add-passkey'>) {
  const { t } = useTranslation('auth');
  const messages = useMessages();
  const problem = usePasskeyProblem();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const begin = useChangeSecondFactor((http, userId, code: string | undefined) =>
    readNewPasskeyOptions(http, userId, code),
  );
  const add = useChangeSecondFactor(async (http, userId, begun: PasskeyOptions | undefined) => {
    const [{ startRegistration }, optionsJSON] = await Promise.all([
      import('@simplewebauthn/browser'),
      begun ?? readNewPasskeyOptions(http, userId),
    ]);
    // The server's options are those that the library reads.
    const credential = await startRegistration({
      optionsJSON: optionsJSON as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'],
    });
    return addPasskey(http, userId, { credential });
  });
  const make = () =>
    add.mutate(begin.data, {
      onSuccess: ({ recovery_codes }) => {
        messages.success(t('passkeys.added'));
        if (recovery_codes.length === 0) onClose(true);
        else setCodes(recovery_codes);
      },
    });
  /** A challenge holds once: after a failure another one is asked for, with another code. */
  const again = async (code: string) => {
    await begin.mutateAsync(code);
    add.reset();
  };
  const hasCodes = codes.length > 0;
  return (
    <ModalFrame
      title={t(hasCodes ? 'codes.recovery' : 'passkeys.add')}
      onClose={() => onClose(hasCodes ? true : undefined)}
      busy={add.isPending}
    >
      {hasCodes ? (
        <RecoveryCodeList codes={codes} onDone={() => onClose(true)} />
      ) : hasFactor && (!begin.data || add.isError) ? (
        <>
          <AlertRegion>{add.isError && <Alert color="danger">{problem(add.error)}</Alert>}</AlertRegion>
          <CodeForm
            lead={t('codes.knownFactorLead')}
            submit={t('codes.continue')}
            onCode={again}
            onCancel={() => onClose()}
          />
        </>
      ) : (
        <Stack gap="md">
          <Text>{t('passkeys.addLead')}</Text>
          <AlertRegion>{add.isError && <Alert color="danger">{problem(add.error)}</Alert>}</AlertRegion>
          <Group gap="sm">
            <Button loading={add.isPending} onClick={make} data-autofocus>
              {t('passkeys.make')}
            </Button>
            <Button variant="default" onClick={() => onClose()} disabled={add.isPending}>
              {t('codes.cancel')}
            </Button>
          </Group>
        </Stack>
      )}
    </ModalFrame>
  );
}
