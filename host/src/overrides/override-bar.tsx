import { useTranslation } from '@handover/shared/i18n';
import { noticeClasses } from '@handover/shared/shell/notice';
import classes from '../notices/notice.module.css';
import type { Overridden } from './apply-override.ts';
import { releasedAt } from './override-address.ts';
import { OverrideEntry } from './override-entry.tsx';
import { dropOverride, type Override, storeOverride } from './stored-override.ts';
import { useBuildEvents } from './use-build-events.ts';

interface OverrideBarProps {
  overridden: Overridden;
  /** Reloads the page. */
  reload: () => void;
}

/** Shown on every page if overrides are allowed: the override of this tab, or the form to start one. */
export function OverrideBar({ overridden, reload }: OverrideBarProps) {
  const { t } = useTranslation('overrides');
  return (
    <section aria-label={t('label')} className={classes.notice} data-tone={overridden.state}>
      {overridden.state === 'none' && <OverrideEntry reload={reload} />}
      {overridden.state === 'running' && <Running {...overridden} reload={reload} />}
      {overridden.state === 'held' && <Held {...overridden} reload={reload} />}
    </section>
  );
}

function Running(props: Override & { version: string; reload: () => void }) {
  const { t } = useTranslation('overrides');
  const { remote, address, version, reload } = props;
  if (!releasedAt(address)) return <RunningBuild {...props} />;
  return (
    <>
      <p className={noticeClasses.text}>{t('runningReleased', { remote, version })}</p>
      <div className={noticeClasses.actions}>
        <Drop reload={reload} />
      </div>
    </>
  );
}

function RunningBuild({
  remote,
  address,
  version,
  reload,
}: Override & { version: string; reload: () => void }) {
  const { t } = useTranslation('overrides');
  const event = useBuildEvents(address);
  const newer = event && 'version' in event && event.version !== version;
  return (
    <>
      <p className={noticeClasses.text}>{t('running', { remote, address, version })}</p>
      <p className={noticeClasses.text} role="status">
        {newer && t('newer', { version: event.version })}
        {event && 'failed' in event && t('failing')}
      </p>
      <div className={noticeClasses.actions}>
        {newer && (
          <button type="button" className={`${noticeClasses.action} ${classes.main}`} onClick={reload}>
            {t('load')}
          </button>
        )}
        <Drop reload={reload} />
      </div>
    </>
  );
}

function Held({
  remote,
  address,
  why,
  detail,
  reload,
}: Extract<Overridden, { state: 'held' }> & { reload: () => void }) {
  const { t } = useTranslation('overrides');
  const again = () => {
    storeOverride({ remote, address });
    reload();
  };
  return (
    <>
      <p className={noticeClasses.text} role="alert">
        {t(`held.${why}`, { remote, address, detail, version: releasedAt(address)?.version })} {t('released')}
      </p>
      <div className={noticeClasses.actions}>
        {why !== 'renamed' && why !== 'gone' && (
          <button type="button" className={noticeClasses.action} onClick={again}>
            {t('again')}
          </button>
        )}
        <Drop reload={reload} />
      </div>
    </>
  );
}

function Drop({ reload }: { reload: () => void }) {
  const { t } = useTranslation('overrides');
  const drop = () => {
    dropOverride();
    reload();
  };
  return (
    <button type="button" className={noticeClasses.action} onClick={drop}>
      {t('drop')}
    </button>
  );
}
