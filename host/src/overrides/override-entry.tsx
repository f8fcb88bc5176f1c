import { useTranslation } from '@handover/shared/i18n';
import { type SubmitEvent, useId, useState } from 'react';
import classes from '../notices/notice.module.css';
import type { OfferedRelease } from './checked-release.ts';
import { Consent } from './consent.tsx';
import { OfferError, offeredRelease } from './offered-release.ts';
import { overrideAddress } from './override-address.ts';

type Step =
  | { at: 'closed' }
  | { at: 'address'; wrong: string; asking: boolean }
  | { at: 'consent'; address: string; release: OfferedRelease };

/** The way to a build of one’s own: its address, then what is going to run, then a click of consent. */
export function OverrideEntry({ reload }: { reload: () => void }) {
  const { t } = useTranslation('overrides');
  const [step, setStep] = useState<Step>({ at: 'closed' });
  const field = useId();
  const close = () => setStep({ at: 'closed' });

  const look = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const address = overrideAddress(String(new FormData(event.currentTarget).get('address')));
    if (!address) return setStep({ at: 'address', wrong: t('notAllowed'), asking: false });
    setStep({ at: 'address', wrong: '', asking: true });
    try {
      setStep({ at: 'consent', address, release: await offeredRelease(address) });
    } catch (error) {
      const { reason, detail } = error instanceof OfferError ? error : new OfferError('unusable', '');
      setStep({ at: 'address', wrong: t(`offer.${reason}`, { address, detail }), asking: false });
    }
  };

  if (step.at === 'closed')
    return (
      <button
        type="button"
        className={classes.action}
        onClick={() => setStep({ at: 'address', wrong: '', asking: false })}
      >
        {t('open')}
      </button>
    );
  if (step.at === 'consent')
    return <Consent address={step.address} release={step.release} onCancel={close} reload={reload} />;
  return (
    <form className={classes.form} onSubmit={look} noValidate>
      <label htmlFor={field}>{t('address')}</label>
      <input
        id={field}
        name="address"
        className={classes.field}
        placeholder="http://localhost:8080"
        autoComplete="off"
        spellCheck={false}
        aria-describedby={`${field}-wrong`}
        aria-invalid={step.wrong !== ''}
        // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was just pressed
        autoFocus
      />
      <button type="submit" className={`${classes.action} ${classes.main}`} disabled={step.asking}>
        {t('look')}
      </button>
      <button type="button" className={classes.action} onClick={close}>
        {t('cancel')}
      </button>
      <p id={`${field}-wrong`} role="alert" className={classes.wrong}>
        {step.wrong}
      </p>
    </form>
  );
}
