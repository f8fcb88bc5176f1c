import { Section } from '@handover/shared/ui';
import classes from './story.module.css';

/** A text with its line breaks; nothing where there is none. */
export function Prose({ title, text }: { title: string; text: string }) {
  if (!text) return null;
  return (
    <Section title={title}>
      <p className={classes.prose}>{text}</p>
    </Section>
  );
}
