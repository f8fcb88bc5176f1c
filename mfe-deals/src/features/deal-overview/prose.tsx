import { Section, Text } from '@handover/shared/ui';

/** A text as its author broke it into lines; nothing where there is none. */
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
