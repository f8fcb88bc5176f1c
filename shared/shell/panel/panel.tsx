import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../kernel/i18n/index.ts';
import type { FederationReport } from './federation-report.ts';
import classes from './panel.module.css';
import { ReportTables } from './report-tables.tsx';

interface PanelProps {
  takeReport: () => Promise<FederationReport>;
  close: () => void;
}

/** What this page knows about its remotes: taken when it opens, and again on request. It needs the texts `federation`, and no provider of `ui`. */
export function Panel({ takeReport, close }: PanelProps) {
  const { t } = useTranslation('federation');
  const [report, setReport] = useState<FederationReport>();
  const [notice, setNotice] = useState('');
  const panel = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);

  const take = async (text: string) => {
    setReport(await takeReport());
    setNotice(text);
  };
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    void take('');
  }, []);
  useEffect(() => {
    const { current } = panel;
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    current?.addEventListener('keydown', onKeyDown);
    return () => current?.removeEventListener('keydown', onKeyDown);
  }, [close]);

  const json = JSON.stringify(report, null, 2);
  const copy = () =>
    navigator.clipboard.writeText(json).then(
      () => setNotice(t('copied')),
      () => setNotice(t('notCopied')),
    );
  return (
    <section ref={panel} aria-label={t('label')} className={classes.panel}>
      <header className={classes.head}>
        <h2 ref={title} tabIndex={-1} className={classes.title}>
          {t('label')}
        </h2>
        <div className={classes.actions}>
          <Action onClick={() => take(t('refreshed'))}>{t('refresh')}</Action>
          <Action onClick={copy}>{t('copy')}</Action>
          <a
            className={`${classes.action} ${classes.link}`}
            href={`data:application/json;charset=utf-8,${encodeURIComponent(json ?? '')}`}
            download={`federation-${report?.set?.id ?? 'alone'}.json`}
          >
            {t('download')}
          </a>
          <Action onClick={close}>{t('close')}</Action>
        </div>
        <p role="status" className={classes.notice}>
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
