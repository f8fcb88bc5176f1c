import { useTranslation } from '@handover/shared/i18n';
import { noticeClasses } from '@handover/shared/shell/notice';
import type { FederationReport } from '@handover/shared/shell/panel';
import { type SubmitEvent, useId, useState } from 'react';
import classes from '../notices/notice.module.css';
import { releasedVersions } from './released-versions.ts';

/** Staff choose another released version of one remote, for their own tab. */
export function TryVersion({ report, reload }: { report: FederationReport; reload: () => void }) {
  const { t, i18n } = useTranslation('federation');
  const id = useId();
  const runs = Object.fromEntries(report.packages.map(({ name, version }) => [name, version]));
  const choices = releasedVersions(report.releases ?? { entries: [], revoked: [] }, runs);
  const names = Object.keys(choices).sort();
  const [wanted, setWanted] = useState('');
  // A later report may no longer have the version that was chosen.
  const chosen = names.includes(wanted) ? wanted : (names[0] ?? '');
  const [error, setError] = useState('');
  if (!report.releases) return null;
  const time = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const version = String(new FormData(event.currentTarget).get('version'));
    setError('');
    try {
      const { runReleased } = await import('../overrides/open-overrides.ts');
      await runReleased(chosen, version);
      reload();
    } catch (cause) {
      const isGone = (cause as { reason?: unknown }).reason === 'gone';
      setError(t(isGone ? 'try.gone' : 'try.failed'));
    }
  };
  return (
    <form className={classes.form} onSubmit={submit} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className={classes.title}>
        {t('try.title')}
      </h3>
      {names.length === 0 ? (
        <p className={noticeClasses.text}>{t('try.none')}</p>
      ) : (
        <>
          <label htmlFor={`${id}-name`}>{t('try.name')}</label>
          <select
            id={`${id}-name`}
            className={classes.field}
            value={chosen}
            onChange={({ currentTarget }) => setWanted(currentTarget.value)}
          >
            {names.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
          <label htmlFor={`${id}-version`}>{t('try.version')}</label>
          <select id={`${id}-version`} name="version" className={classes.field}>
            {choices[chosen]?.map(({ version, at }) => (
              <option key={version} value={version}>
                {t('try.option', { version, time: time.format(new Date(at)) })}
              </option>
            ))}
          </select>
          <div className={noticeClasses.actions}>
            <button type="submit" className={noticeClasses.action}>
              {t('try.use')}
            </button>
          </div>
        </>
      )}
      <p role="alert" className={classes.wrong}>
        {error}
      </p>
    </form>
  );
}
