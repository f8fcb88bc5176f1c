import type { LoiVersion, Opportunity } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { KeyValue } from '@handover/shared/ui-extra';
import classes from '../loi.module.css';
import { useTermRows } from '../versions/use-term-rows.ts';

interface LetterTermsProps {
  version: Pick<LoiVersion, 'terms' | 'expiration_date' | 'file_made'>;
  opportunity: Opportunity;
  /** It can still be accepted: it says until when. */
  isOpen?: boolean;
}

/** The term sheet of a version, with the price beside the asking price. */
export function LetterTerms({ version, opportunity, isOpen = false }: LetterTermsProps) {
  const { t } = useTranslation('deals');
  const rowsOf = useTermRows(opportunity);
  if (!version.terms) return <p className={classes.note}>{t('loi.terms.onlyInFile')}</p>;
  const rows = rowsOf(version);
  const asking = rows.find(({ name }) => name === 'asking')?.value;
  const items = rows
    .filter(({ name, value }) => value !== '' && name !== 'asking' && (isOpen || name !== 'validity'))
    .map(({ name, label, value }) => ({
      label,
      value:
        name === 'price' ? (
          <>
            <strong className={classes.price}>{value}</strong>
            {asking ? <span className={classes.asking}>{asking}</span> : null}
          </>
        ) : (
          <span className={classes.text}>{value}</span>
        ),
    }));
  return (
    <>
      {version.file_made ? null : <p className={classes.note}>{t('loi.terms.fileCounts')}</p>}
      <KeyValue items={items} />
    </>
  );
}
