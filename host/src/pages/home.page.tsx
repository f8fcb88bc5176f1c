import { useTranslation } from '@handover/shared/i18n';
import { useEffect } from 'react';
import { GetStarted } from '../features/home/get-started.tsx';
import classes from '../features/home/home.module.css';
import { Latest } from '../features/home/latest/latest.tsx';
import { Safety } from '../features/home/safety.tsx';
import { SearchForm } from '../features/home/search-form.tsx';
import { Sectors } from '../features/home/sectors.tsx';
import { Steps } from '../features/home/steps.tsx';

export function HomePage() {
  const { t } = useTranslation();
  const title = t('host.home.documentTitle');
  useEffect(() => {
    document.title = `Handover · ${title}`;
  }, [title]);
  return (
    <>
      <div className={classes.hero}>
        <div>
          <h1 className={classes.title} tabIndex={-1}>
            {t('host.home.title')}
          </h1>
          <p className={classes.lead}>{t('host.home.lead')}</p>
        </div>
        <SearchForm />
      </div>
      <Latest />
      <Sectors />
      <Steps />
      <Safety />
      <GetStarted />
    </>
  );
}
