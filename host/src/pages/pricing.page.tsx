import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Page, Section } from '@handover/shared/ui';
import { KeyValue } from '@handover/shared/ui-extra';
import { GetStarted } from '../features/home/get-started.tsx';
import { Offer } from '../features/pricing/offer.tsx';
import classes from '../features/pricing/pricing.module.css';

const OTHERS = ['lawyer', 'accountant', 'adviser', 'notary', 'bank', 'tax'] as const;

/** The free services, and those of others that a deal needs. */
export function PricingPage() {
  const { t } = useTranslation('pages');
  return (
    <Page title={t('pricing.title')} lead={t('pricing.lead')}>
      <Section title={t('pricing.offers')}>
        <div className={classes.offers}>
          <Offer side="sell" lines={['listing', 'review', 'access', 'dataRoom', 'letters']} />
          <Offer side="buy" lines={['search', 'mandate', 'requests', 'files', 'offers']} />
        </div>
      </Section>
      <Section title={t('pricing.money.title')}>
        <div className={classes.text}>
          <p>{t('pricing.money.outside')}</p>
          <p>{t('pricing.money.rank')}</p>
          <p>{t('pricing.money.caution')}</p>
        </div>
      </Section>
      <Section title={t('pricing.others.title')} lead={t('pricing.others.lead')}>
        <KeyValue
          items={OTHERS.map((service) => ({
            label: t(`pricing.others.${service}.who`),
            value: t(`pricing.others.${service}.what`),
          }))}
        />
        <p className={classes.more}>
          {t('pricing.others.more')} <Link to={routes.faq}>{t('pricing.others.faq')}</Link>{' '}
          <Link to={routes.contactUs}>{t('pricing.others.contact')}</Link>
        </p>
      </Section>
      <GetStarted />
    </Page>
  );
}
