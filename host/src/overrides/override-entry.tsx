import { useTranslation } from '@handover/shared/i18n';
import { noticeClasses } from '@handover/shared/shell/notice';
import { useState } from 'react';
import { useEscape } from '../notices/use-escape.ts';
import { AddressForm } from './address-form.tsx';
import { Consent } from './consent.tsx';
import type { OfferedRelease } from './validate-release.ts';

type Step =
  | { at: 'closed'; left: boolean }
  | { at: 'address' }
  | { at: 'consent'; address: string; release: OfferedRelease };

/** The steps to an override: its address, then what it is, then consent. */
export function OverrideEntry({ reload }: { reload: () => void }) {
  const { t } = useTranslation('overrides');
  const [step, setStep] = useState<Step>({ at: 'closed', left: false });
  const close = () => setStep({ at: 'closed', left: true });
  useEscape(step.at === 'closed' ? undefined : close);

  if (step.at === 'address')
    return (
      <AddressForm
        onFound={(address, release) => setStep({ at: 'consent', address, release })}
        onCancel={close}
      />
    );
  if (step.at === 'consent')
    return <Consent address={step.address} release={step.release} onCancel={close} reload={reload} />;
  return (
    <button
      type="button"
      className={noticeClasses.action}
      // biome-ignore lint/a11y/noAutofocus: returns the focus to the button that opened the steps
      autoFocus={step.left}
      onClick={() => setStep({ at: 'address' })}
    >
      {t('open')}
    </button>
  );
}
