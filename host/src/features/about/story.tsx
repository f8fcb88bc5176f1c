import type { AboutUs } from '@handover/shared/contract';
import { useLanguage } from '@handover/shared/i18n';
import classes from './about-us.module.css';

/** The sections of the page: a heading, with its paragraphs beside it. */
export function Story({ sections }: Pick<AboutUs, 'sections'>) {
  const language = useLanguage();
  const french = language === 'fr';
  return sections.map((section) => (
    <section
      key={section.key}
      id={section.key}
      className={classes.section}
      aria-labelledby={`${section.key}-title`}
    >
      <h2 id={`${section.key}-title`} tabIndex={-1}>
        {french ? section.title_fr : section.title}
      </h2>
      <div>
        {(french ? section.text_fr : section.text).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  ));
}
