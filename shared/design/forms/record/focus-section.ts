import type { RecordSection } from './section-state.ts';

/** The section of related data: the one that it names, or that of its first field. */
export const sectionOf = (
  { section, fields }: { section?: string; fields: readonly string[] },
  sections: readonly RecordSection[],
): string | undefined =>
  section ?? sections.find((each) => fields.some((name) => each.fields.includes(name)))?.id;

/**
 * Moves the focus to a refused part of a section, such as a file, and scrolls it into view. Otherwise the section's
 * heading gets it, unless one of its fields has it.
 */
export function focusSection(id: string | undefined): void {
  const section = id === undefined ? null : document.getElementById(id);
  if (!section || section.contains(document.activeElement)) return;
  const refused = section.querySelector<HTMLElement>('[data-stopped]') ?? section.querySelector('h2');
  refused?.focus();
}

/** Whether the field of the section took the focus; a field in a row of a list does not. */
export function focusField(
  setFocus: (name: string) => void,
  name: string | undefined,
  section: string,
): boolean {
  if (name === undefined) return false;
  setFocus(name);
  const focused = document.activeElement;
  return document.getElementById(section)?.contains(focused) ?? false;
}
