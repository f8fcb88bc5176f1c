import { useLanguage, useTranslation } from '@handover/shared/i18n';
import { useAtomValue } from '@handover/shared/store';
import { Page } from '@handover/shared/ui';
import { LegalContents } from './legal-contents.tsx';
import type { LegalNamespace } from './legal-namespace.ts';
import classes from './legal-page.module.css';
import { operatorAtom } from './operator.atom.ts';

interface LegalPageProps {
  /** The namespace of its texts, which hold the sections by their anchor. */
  namespace: LegalNamespace;
}

/** A string is a paragraph, an object is a list of items. */
type SectionText = Record<string, string | Record<string, string>>;
type Sections = Record<string, { title: string; text: SectionText }>;

/** A legal text with a table of contents and an anchor for every section. */
export function LegalPage({ namespace }: LegalPageProps) {
  const { t, i18n } = useTranslation(namespace);
  const language = useLanguage();
  const sections: Sections = i18n.getResourceBundle(language, namespace)?.sections ?? {};
  const operator = useAtomValue(operatorAtom);
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      status={<span className={classes.version}>{t('version')}</span>}
    >
      <div className={classes.legal}>
        <LegalContents namespace={namespace} anchors={Object.keys(sections)} />
        <div className={classes.text}>
          <p className={classes.operator}>{operator ? t('operator', { operator }) : t('operatorUnknown')}</p>
          {Object.entries(sections).map(([anchor, { text }]) => (
            <section key={anchor} id={anchor} aria-labelledby={`${anchor}-title`} className={classes.section}>
              <h2 id={`${anchor}-title`}>{t(`sections.${anchor}.title`)}</h2>
              {Object.entries(text).map(([key, content]) =>
                typeof content === 'string' ? (
                  <p key={key}>{content}</p>
                ) : (
                  <ul key={key}>
                    {Object.entries(content).map(([itemKey, item]) => (
                      <li key={itemKey}>{item}</li>
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
