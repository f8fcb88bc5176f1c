import { useTranslation } from '@handover/shared/i18n';
import { noticeClasses } from '@handover/shared/shell/notice';
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
  const [error, setError] = useState('');
  const [fetching, setFetching] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const showError = (text: string) => {
    setError(text);
    field.current?.focus();
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (fetching) return;
    const address = overrideAddress(String(new FormData(event.currentTarget).get('address')));
    if (!address) return showError(t('notAllowed'));
    setError('');
    setFetching(true);
    try {
      onFound(address, await fetchRelease(address));
    } catch (cause) {
      const { reason, detail } = cause instanceof OfferError ? cause : new OfferError('unusable');
      showError(t(`offer.${reason}`, { address, detail }));
    } finally {
      setFetching(false);
    }
  };

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
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
        aria-invalid={error !== ''}
        // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was just pressed
        autoFocus
      />
      <div className={noticeClasses.actions}>
        <button type="submit" className={`${noticeClasses.action} ${classes.main}`} aria-disabled={fetching}>
          {t('look')}
        </button>
        <button type="button" className={noticeClasses.action} onClick={onCancel}>
          {t('cancel')}
        </button>
      </div>
      <p id={`${id}-wrong`} role="alert" className={classes.wrong}>
        {error}
      </p>
    </form>
  );
}
