import { useTranslation } from '../../../kernel/i18n/index.ts';
import { CurrencySelect } from './currency-select.tsx';
import classes from './fields.module.css';

/** The currency of several amounts, on a line with its name; it looks as that beside one amount. */
export const CurrencyLine = ({ name }: { name: string }) => {
  const { t } = useTranslation('inputs');
  return (
    <div className={classes.currencyLine}>
      <span aria-hidden="true">{t('currency')}</span>
      <span>
        <CurrencySelect name={name} />
      </span>
    </div>
  );
};
