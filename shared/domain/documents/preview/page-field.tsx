import { useEffect, useState } from 'react';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import classes from './preview.module.css';

interface PageFieldProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** The number of the page; Enter goes to the one that is typed. */
export const PageField = ({ page, pages, onPage }: PageFieldProps) => {
  const { t } = useTranslation('preview');
  const [typed, setTyped] = useState(String(page));
  useEffect(() => setTyped(String(page)), [page]);
  return (
    <form
      className={classes.place}
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = Number.parseInt(typed, 10);
        if (wanted >= 1) onPage(Math.min(wanted, pages));
        else setTyped(String(page));
      }}
    >
      <input
        className={classes.page}
        aria-label={t('page')}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        size={Math.max(2, String(pages).length)}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={() => setTyped(String(page))}
      />
      <span>{t('ofPages', { pages })}</span>
    </form>
  );
};
