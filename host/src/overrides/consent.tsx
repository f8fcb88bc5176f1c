import { useTranslation } from '@handover/shared/i18n';
import { noticeClasses } from '@handover/shared/shell/notice';
import { useEffect, useId, useRef } from 'react';
import classes from '../notices/notice.module.css';
import { storeOverride } from './stored-override.ts';
import type { OfferedRelease } from './validate-release.ts';

interface ConsentProps {
  address: string;
  release: OfferedRelease;
  onCancel: () => void;
  reload: () => void;
}

/** Asks for consent to the build, with the user's rights; none of its code has run before. */
export function Consent({ address, release, onCancel, reload }: ConsentProps) {
  const { t } = useTranslation('overrides');
  const { name: remote, version } = release;
  const title = useRef<HTMLHeadingElement>(null);
  const text = useId();
  useEffect(() => title.current?.focus(), []);
  const agree = () => {
    storeOverride({ remote, address });
    reload();
  };
  return (
    <>
      <div className={classes.consent}>
        <h2 ref={title} tabIndex={-1} aria-describedby={text} className={classes.title}>
          {t('consent.title', { remote, address })}
        </h2>
        <p id={text} className={noticeClasses.text}>
          {t('consent.text', { remote, version })}
        </p>
      </div>
      <div className={noticeClasses.actions}>
        <button type="button" className={`${noticeClasses.action} ${classes.main}`} onClick={agree}>
          {t('consent.agree')}
        </button>
        <button type="button" className={noticeClasses.action} onClick={onCancel}>
          {t('cancel')}
        </button>
      </div>
    </>
  );
}
