import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../kernel/i18n/index.ts';
import { noticeClasses } from '../notice/index.ts';
import type { FederationReport } from './federation-report.ts';
import classes from './panel.module.css';
import { ReportTables } from './report-tables.tsx';

interface PanelProps {
  takeReport: () => Promise<FederationReport>;
  close: () => void;
  /** The shell's own content below the tables. */
  more?: (report: FederationReport) => ReactNode;
}

/**
 * The facts about this page's remotes, read when the panel opens and again on request. It needs the texts
 * `federation`, and no provider of `ui`.
 */
export function Panel({ takeReport, close, more }: PanelProps) {
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
    const opener = document.activeElement;
    title.current?.focus({ preventScroll: true });
    void take('');
    return () => focusAgain(opener);
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
        <p role="status" className={`${noticeClasses.text} ${classes.status}`}>
          {notice}
        </p>
        <div className={`${noticeClasses.actions} ${classes.buttons}`}>
          <Action onClick={() => take(t('refreshed'))}>{t('refresh')}</Action>
          <Action onClick={copy}>{t('copy')}</Action>
          <a
            className={`${noticeClasses.action} ${classes.link}`}
            href={`data:application/json;charset=utf-8,${encodeURIComponent(json ?? '')}`}
            download={`federation-${report?.set?.id ?? 'alone'}.json`}
          >
            {t('download')}
          </a>
          <Action onClick={close}>{t('close')}</Action>
        </div>
      </header>
      {report && <ReportTables report={report} />}
      {report && more?.(report)}
    </section>
  );
}

/** Returns the focus to the element that had it before, or to the page. */
function focusAgain(before: Element | null): void {
  const isGone = !(before instanceof HTMLElement) || !before.isConnected || before === document.body;
  const next = isGone ? document.getElementById('content') : before;
  next?.focus({ preventScroll: true });
}

const Action = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <button type="button" className={noticeClasses.action} onClick={onClick}>
    {children}
  </button>
);
