import { useTranslation } from '@handover/shared/i18n';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import classes from '../notices/notice.module.css';
import { useEscape } from '../notices/use-escape.ts';
import type { FederationReport } from './federation-report.ts';
import styles from './panel.module.css';
import { ReportTables } from './report-tables.tsx';

interface PanelProps {
  takeReport: () => Promise<FederationReport>;
  close: () => void;
}

/** What this page knows about its release set, for staff: taken when it opens, and again on request. */
export function Panel({ takeReport, close }: PanelProps) {
  const { t } = useTranslation('federation');
  const [report, setReport] = useState<FederationReport>();
  const [notice, setNotice] = useState('');
  const title = useRef<HTMLHeadingElement>(null);
  useEscape(close);

  const take = async (text: string) => {
    setReport(await takeReport());
    setNotice(text);
  };
  useEffect(() => {
    title.current?.focus();
    void take('');
  }, []);

  const json = JSON.stringify(report, null, 2);
  const copy = () =>
    navigator.clipboard.writeText(json).then(
      () => setNotice(t('copied')),
      () => setNotice(t('notCopied')),
    );
  return (
    <section aria-label={t('label')} className={styles.panel}>
      <header className={styles.head}>
        <h2 ref={title} tabIndex={-1} className={styles.title}>
          {t('label')}
        </h2>
        <div className={classes.actions}>
          <Action onClick={() => take(t('refreshed'))}>{t('refresh')}</Action>
          <Action onClick={copy}>{t('copy')}</Action>
          <a
            className={`${classes.action} ${styles.link}`}
            href={`data:application/json;charset=utf-8,${encodeURIComponent(json ?? '')}`}
            download={`federation-${report?.set.id}.json`}
          >
            {t('download')}
          </a>
          <Action onClick={close}>{t('close')}</Action>
        </div>
        <p role="status" className={classes.text}>
          {notice}
        </p>
      </header>
      {report && <ReportTables report={report} />}
    </section>
  );
}

const Action = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <button type="button" className={classes.action} onClick={onClick}>
    {children}
  </button>
);
