import type { DocumentRights } from '../../../contract/files/document-rights.schema.ts';
import { useFormat } from '../../../design/format/index.ts';
import { Icon } from '../../../design/ui/index.ts';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { rightsIcon } from './rights-icon.ts';
import classes from './rights-mark.module.css';

/** What the seller has set for the buyer of a document; nothing where the phase alone decides. */
export const RightsMark = ({ rights }: { rights: DocumentRights | undefined }) => {
  const { t } = useTranslation('inputs');
  const { date } = useFormat();
  if (!rights) return null;
  const { access, opens_early: early, opens_on: day } = rights;
  const told = [
    access === 'download' ? '' : t(`documents.rights.${access}`),
    access !== 'hidden' && day ? t('documents.rights.from', { date: date(day) }) : '',
    access !== 'hidden' && early ? t('documents.rights.early') : '',
  ].filter(Boolean);
  if (told.length === 0) return null;
  return (
    <span className={classes.mark}>
      <Icon name={rightsIcon(rights)} size={16} />
      {told.join(' · ')}
    </span>
  );
};
