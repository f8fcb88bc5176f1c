import type { LoiDocument, Opportunity } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import classes from '../loi.module.css';
import { LetterFiles } from './letter-files.tsx';
import { LetterTerms } from './letter-terms.tsx';

/** The earlier offers, newest first. */
export function EarlierVersions({ letter, opportunity }: { letter: LoiDocument; opportunity: Opportunity }) {
  const { t } = useTranslation('deals');
  const { date } = useFormat();
  const earlier = letter.versions.slice(0, -1).reverse();
  if (earlier.length === 0) return null;
  return (
    <details className={classes.earlier}>
      <summary>{t('loi.earlier', { count: earlier.length })}</summary>
      <ol className={classes.versions} reversed>
        {earlier.map((version) => (
          <li key={version.version} className={classes.version}>
            <h4 className={classes.name}>
              {t('loi.earlierName', { version: version.version, date: date(version.created_at) })}
            </h4>
            <LetterTerms version={version} opportunity={opportunity} />
            <LetterFiles letter={letter} version={version} />
          </li>
        ))}
      </ol>
    </details>
  );
}
