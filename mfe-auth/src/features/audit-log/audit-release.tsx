import type { AuditEvent } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';

/** The releaser, and the time and content of the release. The log may have recorded it later. */
export function AuditRelease({ release }: { release: NonNullable<AuditEvent['release']> }) {
  const { t } = useTranslation('auth');
  const { date, number } = useFormat();
  const { at, by, set, changes } = release;
  return (
    <>
      <span>{t('audit.release', { number: number(release.number), name: by })}</span>
      <span>{t('audit.releasedAt', { at: `${date(at)}, ${date(at, 'time')}` })}</span>
      <span>{t('audit.set', { id: set })}</span>
      {changes.map((change) => (
        <span key={change.name}>{t(keyOf(change), { ...change })}</span>
      ))}
    </>
  );
}

function keyOf({ from, to }: { from: string | null; to: string | null }) {
  if (from === null) return 'audit.added';
  return to === null ? 'audit.removed' : 'audit.replaced';
}
