import type { ReactNode } from 'react';
import type { AddBack } from '../../contract/companies/business.schema.ts';
import { useTranslation } from '../../kernel/i18n/index.ts';
import { useFormat } from '../format/index.ts';
import classes from './add-back-lines.module.css';
import type { YearFigures } from './rows.ts';

interface AddBackLinesProps {
  years: readonly YearFigures[];
  /** A button that shows the document; without it only its name is told. */
  proofButton: ((proof: NonNullable<AddBack['proof']>) => ReactNode) | undefined;
}

/** What is added back in each year and why, the newest year first. Nothing where nothing is. */
export const AddBackLines = ({ years, proofButton }: AddBackLinesProps) => {
  const { t } = useTranslation('inputs');
  const { money } = useFormat();
  const shown = years.filter(({ addBacks }) => addBacks.length > 0).reverse();
  if (shown.length === 0) return null;
  return (
    <section className={classes.lines} aria-label={t('addBacks.linesOf')}>
      {shown.map(({ year, currency, addBacks }) => (
        <div key={year}>
          <h3 className={classes.year}>{t('addBacks.ofYear', { year })}</h3>
          <ul className={classes.list}>
            {addBacks.map(({ kind, amount, reason, proof }, index) => (
              <li key={index} className={classes.line}>
                <span>
                  <span className={classes.kind}>{t(`addBacks.kinds.${kind}`)}</span> {reason}
                  {proof ? (
                    <span className={classes.proof}>
                      {t('addBacks.proofOf', { name: proof.name })} {proofButton?.(proof)}
                    </span>
                  ) : null}
                </span>
                <span className={classes.amount}>{money(amount, currency)}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
};
