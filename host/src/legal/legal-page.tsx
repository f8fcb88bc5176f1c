import { useLanguage, useTranslation } from '@handover/shared/i18n';
import { Button, Page } from '@handover/shared/ui';
import classes from './legal-page.module.css';
import { operator } from './operator.ts';

interface LegalPageProps {
  /** Its texts hold the sections, by the name of their place in the page. */
  namespace: 'privacyPolicy' | 'termsAndConditions';
}

/** A text is a paragraph, texts inside it are the points of a list. */
type Words = Record<string, string | Record<string, string>>;
type Sections = Record<string, { title: string; text: Words }>;

/** A legal text: where it begins, what is in it, and every section at a place of its own. */
export function LegalPage({ namespace }: LegalPageProps) {
  const { t, i18n } = useTranslation(namespace);
  const language = useLanguage();
  const sections: Sections = i18n.getResourceBundle(language, namespace)?.sections ?? {};
  const who = operator();
  return (
    <Page title={t('title')} lead={t('lead')} eyebrow={t('version')}>
      <div className={classes.legal}>
        <nav aria-labelledby="contents" className={classes.contents}>
          <h2 id="contents">{t('contents')}</h2>
          <ol>
            {Object.keys(sections).map((place) => (
              <li key={place}>
                <a href={`#${place}`}>{t(`sections.${place}.title`)}</a>
              </li>
            ))}
          </ol>
          <Button variant="default" size="sm" onClick={() => window.print()}>
            {t('print')}
          </Button>
        </nav>
        <div className={classes.text}>
          <p className={classes.operator}>{who ? t('operator', { operator: who }) : t('operatorUnknown')}</p>
          {Object.entries(sections).map(([place, { text }]) => (
            <section key={place} id={place} aria-labelledby={`${place}-title`} className={classes.section}>
              <h2 id={`${place}-title`}>{t(`sections.${place}.title`)}</h2>
              {Object.entries(text).map(([part, words]) =>
                typeof words === 'string' ? (
                  <p key={part}>{words}</p>
                ) : (
                  <ul key={part}>
                    {Object.entries(words).map(([point, line]) => (
                      <li key={point}>{line}</li>
                    ))}
                  </ul>
                ),
              )}
            </section>
          ))}
        </div>
      </div>
    </Page>
  );
}
