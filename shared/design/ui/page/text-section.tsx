import classes from './section.module.css';
import { Section } from './section.tsx';

interface TextSectionProps {
  title: string;
  text: string | undefined;
  /** The language of the text, as BCP 47. */
  lang?: string | null | undefined;
}

/** A section with a text that somebody wrote, with its line breaks; nothing where the text is empty. */
export const TextSection = ({ title, text, lang }: TextSectionProps) =>
  text ? (
    <Section title={title}>
      <p className={classes.text} lang={lang ?? undefined}>
        {text}
      </p>
    </Section>
  ) : null;
