import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Button, LoadingBlock, Page, QueryView, Section } from '@handover/shared/ui';
import classes from '../features/about/about-us.module.css';
import { Contact } from '../features/about/contact.tsx';
import { Figures } from '../features/about/figures.tsx';
import { Story } from '../features/about/story.tsx';
import { useAboutUs } from '../queries/about-us.query.ts';

/** About the company, with a contact form. */
export function AboutUsPage() {
  const { t } = useTranslation('pages');
  const about = useAboutUs();
  // The form is below the text: it is shown when the text can no longer push it down, and stays during a refetch.
  const isSettled = about.data !== undefined || about.errorUpdateCount > 0;
  return (
    <Page
      title={t('about.title')}
      lead={t('about.lead')}
      actions={
        <Button component="a" href="#contact-us" variant="default">
          {t('contact.title')}
        </Button>
      }
    >
      <QueryView
        query={about}
        skeleton={<LoadingBlock variant="text" count={6} label={t('about.loading')} />}
        failedTitle={t('about.failed')}
      >
        {({ figures, sections }) => (
          <>
            <Figures figures={figures} />
            <Story sections={sections} />
          </>
        )}
      </QueryView>
      {isSettled && (
        <Section id="contact-us" title={t('contact.title')}>
          <div className={classes.contact}>
            <div className={classes.aside}>
              <p>{t('contact.lead')}</p>
              <p>
                {t('contact.faqBefore')} <Link to={routes.faq}>{t('contact.faq')}</Link>
              </p>
              {about.data && (
                <p>
                  {t('contact.mail')}{' '}
                  <a href={`mailto:${about.data.contact.email}`}>{about.data.contact.email}</a>
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
