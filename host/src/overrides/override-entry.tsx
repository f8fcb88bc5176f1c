import { useTranslation } from '@handover/shared/i18n';
import { useState } from 'react';
import classes from '../notices/notice.module.css';
import { useEscape } from '../notices/use-escape.ts';
import { AddressForm } from './address-form.tsx';
import type { OfferedRelease } from './checked-release.ts';
import { Consent } from './consent.tsx';

type Step =
  | { at: 'closed'; left: boolean }
  | { at: 'address' }
  | { at: 'consent'; address: string; release: OfferedRelease };

/** The way to a build of one’s own: its address, then what is going to run, then a click of consent. */
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
      className={classes.action}
      // biome-ignore lint/a11y/noAutofocus: back to where the way began, for who went it and left
      autoFocus={step.left}
      onClick={() => setStep({ at: 'address' })}
    >
      {t('open')}
    </button>
  );
}
