import classes from './section.module.css';
import { Section } from './section.tsx';

/** A section with a text that somebody wrote, with its line breaks; nothing where the text is empty. */
export const TextSection = ({ title, text }: { title: string; text: string | undefined }) =>
  text ? (
    <Section title={title}>
      <p className={classes.text}>{text}</p>
    </Section>
  ) : null;
