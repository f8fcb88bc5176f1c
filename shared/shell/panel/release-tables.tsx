import type { LedgerEntry, ReleaseAsk, ReleaseHistory } from '../../contract/schemas.ts';
import { useTranslation } from '../../kernel/i18n/index.ts';
import { bytesCell } from './bytes-cell.ts';
import { reportFormats } from './report-formats.ts';
import { ReportTable } from './report-table.tsx';

/** The recent releases, with their ledgers, and the revocations. */
export function ReleaseTables({ releases }: { releases: ReleaseHistory | null }) {
  const { t, i18n } = useTranslation('federation');
  if (!releases) return <p>{t('releases.unknown')}</p>;
  const { time, percent } = reportFormats(i18n.language);
  const { entries, revoked } = releases;
  return (
    <>
      <ReportTable
        title={t('releases.title')}
        columns={['at', 'action', 'name', 'version', 'js', 'css', 'texts', 'asks', 'by', 'note']}
        rows={entries.flatMap((entry) =>
          changesOf(entry).map(({ name, from, to }) => [
            time(entry.at),
            [
              t(`releases.actions.${entry.action}`, {
                share: entry.share && percent(entry.share),
                place: entry.place,
              }),
              name,
              from === to ? (to ?? '') : `${from ?? t('none')} → ${to ?? t('none')}`,
              ...ledgerCells(entry.ledger?.[name], from === null),
              entry.by,
              noteOf(entry),
            ],
          ]),
        )}
      />
      {revoked.length === 0 ? (
        <p>{t('revoked.none')}</p>
      ) : (
        <ReportTable
          title={t('revoked.title')}
          columns={['name', 'version', 'at', 'by', 'note']}
          rows={revoked.map(({ name, version, at, by, note }) => [name, [version, time(at), by, note ?? '']])}
        />
      )}
    </>
  );

  function noteOf({ note, emergency, again }: ReleaseHistory['entries'][number]): string {
    const told = emergency && t('releases.emergency', { why: emergency });
    const repeated = again && t('releases.again', { why: again });
    return [note, told, repeated].filter(Boolean).join(' · ');
  }

  function ledgerCells(entry: LedgerEntry | undefined, isFirst: boolean): string[] {
    if (!entry) return ['', '', '', ''];
    const { asks } = entry;
    return [
      ...(['js', 'css', 'texts'] as const).map((kind) => bytesCell(entry, kind, t, i18n.language)),
      isFirst && asks.length > 0 ? t('ledger.first', { count: asks.length }) : asks.map(askText).join(' · '),
    ];
  }

  function askText({ kind, name, access, before }: ReleaseAsk): string {
    const people = (who: string | undefined) => who && t(`ledger.access.${who}`);
    return t(before ? 'ledger.loosened' : `ledger.asks.${kind}`, {
      name,
      access: people(access),
      before: people(before),
    });
  }
}

/** One row for each; a version that was revoked when it was not current any more has changed nothing. */
function changesOf({ changes, revoked }: ReleaseHistory['entries'][number]) {
  if (changes.length > 0) return changes;
  return [{ name: revoked?.name ?? '', from: revoked?.version ?? '', to: revoked?.version ?? '' }];
}
