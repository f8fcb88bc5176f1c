import { useTranslation } from '@handover/shared/i18n';
import { LoadError } from '@handover/shared/messages';
import { Link, routes } from '@handover/shared/router';
import { LoadingBlock, Page, Section } from '@handover/shared/ui';
import classes from './about-us.module.css';
import { useAboutUs } from './about-us.query.ts';
import { Contact } from './contact.tsx';
import { Figures } from './figures.tsx';
import { Story } from './story.tsx';

/** Who is behind Handover, and a form to write to them. */
export function AboutUsPage() {
  const { t } = useTranslation('pages');
  const { about, isPending, isFetching, error, refetch } = useAboutUs();
  return (
    <Page title={t('about.title')} lead={t('about.lead')}>
      {isPending && <LoadingBlock variant="text" count={6} label={t('about.loading')} />}
      {about && (
        <>
          <Figures figures={about.figures} />
          <Story sections={about.sections} />
        </>
      )}
      {!about && !isPending && (
        <LoadError title={t('about.failed')} error={error} onRetry={() => refetch()} retrying={isFetching} />
      )}
      {!isPending && (
        <Section id="contact-us" title={t('contact.title')}>
          <div className={classes.contact}>
            <div className={classes.aside}>
              <p>{t('contact.lead')}</p>
              <p>
                {t('contact.faqBefore')} <Link to={routes.faq}>{t('contact.faq')}</Link>
              </p>
              {about && (
                <p>
                  {t('contact.mail')} <a href={`mailto:${about.contact.email}`}>{about.contact.email}</a>
                </p>
              )}
              <p className={classes.caution}>{t('contact.caution')}</p>
            </div>
            <Contact />
          </div>
        </Section>
      )}
    </Page>
  );
}
