import { type AboutUs, inLanguage } from '@handover/shared/contract';
import { useLanguage } from '@handover/shared/i18n';
import classes from './about-us.module.css';

/** The sections of the page: a heading, with its paragraphs beside it. */
export function Story({ sections }: Pick<AboutUs, 'sections'>) {
  const language = useLanguage();
  return sections.map((section) => (
    <section
      key={section.key}
      id={section.key}
      className={classes.section}
      aria-labelledby={`${section.key}-title`}
    >
      <h2 id={`${section.key}-title`} tabIndex={-1}>
        {inLanguage(section, 'title', language)}
      </h2>
      <div>
        {inLanguage(section, 'text', language).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  ));
}
