import { Button } from '../../../design/ui/index.ts';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import classes from './documents.module.css';

interface ListPagesProps {
  title: string;
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

export const ListPages = ({ title, page, pages, onPage }: ListPagesProps) => {
  const { t } = useTranslation('inputs');
  if (pages <= 1) return null;
  return (
    <nav className={classes.pages} aria-label={t('documents.pagesOf', { group: title })}>
      <Button variant="default" size="xs" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('documents.previous')}
      </Button>
      <span className={classes.facts}>{t('documents.pageOf', { page, pages })}</span>
      <Button variant="default" size="xs" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t('documents.next')}
      </Button>
    </nav>
  );
};
