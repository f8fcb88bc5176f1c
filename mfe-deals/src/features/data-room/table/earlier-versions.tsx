import type { DocumentVersion } from '@handover/shared/contract';
import { HiddenParts } from '@handover/shared/documents';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { DownloadName } from './download-name.tsx';
import classes from './earlier-versions.module.css';
import table from './table.module.css';
import { useSizeText } from './use-size-text.ts';

interface EarlierVersionsProps {
  versions: readonly DocumentVersion[];
  /** The name of the document. */
  name: string;
}

/** The versions before, folded; they stay readable. */
export function EarlierVersions({ versions, name }: EarlierVersionsProps) {
  const { t } = useTranslation('deals');
  const { date } = useFormat();
  const sizeText = useSizeText();
  return (
    <details className={classes.versions}>
      <summary>{t('dataRoom.earlier', { count: versions.length })}</summary>
      <ul aria-label={t('dataRoom.earlierOf', { name })}>
        {versions.map((version) => (
          <li key={version.id}>
            <DownloadName file={version} />
            <span className={table.facts}>
              {t('dataRoom.version', { version: version.version })} · {date(version.created_at)} ·{' '}
              {sizeText(version)}
            </span>
            {version.hidden_parts ? <HiddenParts parts={version.hidden_parts} /> : null}
          </li>
        ))}
      </ul>
    </details>
  );
}
