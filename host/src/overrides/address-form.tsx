import { useTranslation } from '@handover/shared/i18n';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import classes from '../notices/notice.module.css';
import { fetchRelease, OfferError } from './fetch-release.ts';
import { overrideAddress } from './override-address.ts';
import type { OfferedRelease } from './validate-release.ts';

interface AddressFormProps {
  onFound: (address: string, release: OfferedRelease) => void;
  onCancel: () => void;
}

/** Asks for the address of a build, and fetches its release from there. */
export function AddressForm({ onFound, onCancel }: AddressFormProps) {
  const { t } = useTranslation('overrides');
  const [wrong, setWrong] = useState('');
  const [asking, setAsking] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const refuse = (why: string) => {
    setWrong(why);
    field.current?.focus();
  };

  const look = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (asking) return;
    const address = overrideAddress(String(new FormData(event.currentTarget).get('address')));
    if (!address) return refuse(t('notAllowed'));
    setWrong('');
    setAsking(true);
    try {
      onFound(address, await fetchRelease(address));
    } catch (error) {
      const { reason, detail } = error instanceof OfferError ? error : new OfferError('unusable');
      refuse(t(`offer.${reason}`, { address, detail }));
    } finally {
      setAsking(false);
    }
  };

  return (
    <form className={classes.form} onSubmit={look} noValidate>
      <label htmlFor={id}>{t('address')}</label>
      <input
        ref={field}
        id={id}
        name="address"
        className={classes.field}
        placeholder="http://localhost:8080"
        autoComplete="off"
        spellCheck={false}
        aria-describedby={`${id}-wrong`}
        aria-invalid={wrong !== ''}
        // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was just pressed
        autoFocus
      />
      <div className={classes.actions}>
        <button type="submit" className={`${classes.action} ${classes.main}`} aria-disabled={asking}>
          {t('look')}
        </button>
        <button type="button" className={classes.action} onClick={onCancel}>
          {t('cancel')}
        </button>
      </div>
      <p id={`${id}-wrong`} role="alert" className={classes.wrong}>
        {wrong}
      </p>
    </form>
  );
}
