import { type Language, WRITING } from '@handover/shared/contract';

export type Values = Readonly<Record<string, string | number | undefined>>;

/** The text with its `{{values}}`; nothing in a value is read as another one. */
export const fill = (text: string, values: Values): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_place, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`no value for {{${name}}} in “${text}”`);
    return String(value);
  });

/** The form of the text for this `{{count}}`. */
export function fillCount(forms: { other: string }, count: number, language: Language): string {
  const form = new Intl.PluralRules(WRITING[language].locale).select(count);
  return fill((forms as Record<string, string>)[form] ?? forms.other, { count });
}
