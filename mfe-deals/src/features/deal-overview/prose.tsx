import { Section, Text } from '@handover/shared/ui';

/** A section with a text and its line breaks; nothing where the text is empty. */
export function Prose({ title, text }: { title: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <Section title={title}>
      <Text maw="72ch" style={{ whiteSpace: 'pre-line' }}>
        {text}
      </Text>
    </Section>
  );
}
