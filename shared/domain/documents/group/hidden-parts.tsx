import type { HiddenParts as Parts } from '../../../contract/companies/business.schema.ts';
import { useLanguage, useTranslation } from '../../../kernel/i18n/index.ts';
import classes from './documents.module.css';

/** The hidden parts of a workbook, for its owner, in the row of the document: `1 hidden sheet and 3 hidden rows`. */
export const HiddenParts = ({ parts }: { parts: Parts }) => {
  const { t } = useTranslation('inputs');
  const list = new Intl.ListFormat(useLanguage(), { type: 'conjunction' });
  const named = (['sheets', 'rows', 'columns'] as const)
    .filter((part) => parts[part] > 0)
    .map((part) => t(`documents.hidden.${part}`, { count: parts[part] }));
  return <span className={classes.hidden}>{t('documents.hidden.text', { parts: list.format(named) })}</span>;
};
