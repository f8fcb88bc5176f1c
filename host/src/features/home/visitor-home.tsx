import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { useEffect } from 'react';
import { GetStarted } from './get-started.tsx';
import classes from './home.module.css';
import { Latest } from './latest/latest.tsx';
import { Safety } from './safety.tsx';
import { SearchForm } from './search-form.tsx';
import { Sectors } from './sectors.tsx';
import { Steps } from './steps.tsx';

export function VisitorHome() {
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
        <p>
          {t('host.home.own.text')}{' '}
          <Link to={routes.signUp(routes.companyEdit('create'))}>{t('host.home.own.action')}</Link>
        </p>
      </div>
      <Latest />
      <Sectors />
      <Steps />
      <Safety />
      <GetStarted />
    </>
  );
}
