import type { AuditEvent } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { Fragment } from 'react';

/** The releaser, and the time and content of the release. The log may have recorded it later. */
export function AuditRelease({ release }: { release: NonNullable<AuditEvent['release']> }) {
  const { t } = useTranslation('auth');
  const { date, number } = useFormat();
  const { at, by, set, changes } = release;
  return (
    <>
      {' · '}
      {t('audit.release', { number: number(release.number), name: by })}
      {' · '}
      {t('audit.releasedAt', { at: `${date(at)}, ${date(at, 'time')}` })}
      {' · '}
      {t('audit.set', { id: set })}
      {changes.map((change) => (
        <Fragment key={change.name}>
          <br />
          {t(keyOf(change), { ...change })}
        </Fragment>
      ))}
    </>
  );
}

function keyOf({ from, to }: { from: string | null; to: string | null }) {
  if (from === null) return 'audit.added';
  return to === null ? 'audit.removed' : 'audit.replaced';
}
