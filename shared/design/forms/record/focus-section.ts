import type { RecordSection } from './section-state.ts';

/** The section of related data: the one that it names, or that of its first field. */
export const sectionOf = (
  { section, fields }: { section?: string; fields: readonly string[] },
  sections: readonly RecordSection[],
): string | undefined =>
  section ?? sections.find((each) => fields.some((name) => each.fields.includes(name)))?.id;

/**
 * What was refused in a section, such as a file, takes the focus and scrolls into view; else its heading does, unless one of its fields has it.
 */
export function focusSection(id: string | undefined): void {
  const section = id === undefined ? null : document.getElementById(id);
  if (!section || section.contains(document.activeElement)) return;
  const refused = section.querySelector<HTMLElement>('[data-stopped]') ?? section.querySelector('h2');
  refused?.focus();
}
