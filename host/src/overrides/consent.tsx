import { useTranslation } from '@handover/shared/i18n';
import { useEffect, useId, useRef } from 'react';
import classes from '../notices/notice.module.css';
import type { OfferedRelease } from './checked-release.ts';
import { keepOverride } from './kept-override.ts';

interface ConsentProps {
  address: string;
  release: OfferedRelease;
  onCancel: () => void;
  reload: () => void;
}

/** Names what is going to run, and with whose rights; nothing of it has run before. */
export function Consent({ address, release, onCancel, reload }: ConsentProps) {
  const { t } = useTranslation('overrides');
  const { name: remote, version } = release;
  const title = useRef<HTMLHeadingElement>(null);
  const text = useId();
  useEffect(() => title.current?.focus(), []);
  const agree = () => {
    keepOverride({ remote, address });
    reload();
  };
  return (
    <>
      <div className={classes.consent}>
        <h2 ref={title} tabIndex={-1} aria-describedby={text} className={classes.title}>
          {t('consent.title', { remote, address })}
        </h2>
        <p id={text} className={classes.text}>
          {t('consent.text', { remote, version })}
        </p>
      </div>
      <div className={classes.actions}>
        <button type="button" className={`${classes.action} ${classes.main}`} onClick={agree}>
          {t('consent.agree')}
        </button>
        <button type="button" className={classes.action} onClick={onCancel}>
          {t('cancel')}
        </button>
      </div>
    </>
  );
}
