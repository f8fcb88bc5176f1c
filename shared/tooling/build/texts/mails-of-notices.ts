/** The texts of mails about notices, as far as new ones are begun here: `api/src/locales/<language>/notices.json`. */
export interface NoticeTexts {
  /** Quotation marks around `{{title}}`. */
  quoted: string;
  /** A reason in a sentence of its own. */
  reason: string;
  subjects: Record<string, string>;
  types: Record<string, string>;
}

/**
 * The texts with those of each type that has none yet: its mail says the same as the list in the browser, whose texts `shown` has by
 * type, and its subject the first sentence. What is there stays; `types` that the list does not say yet have no mail either.
 */
export function withMails<T extends NoticeTexts>(
  texts: T,
  shown: Readonly<Record<string, string>>,
  types: readonly string[],
): T {
  const begun = types.flatMap((type) => {
    const sentence = shown[type];
    return sentence && !(type in texts.types) ? [[type, toMail(texts, sentence)] as const] : [];
  });
  const subjects = begun.map(([type, sentence]) => [type, sentence.replace(/\.(\s.*|\{\{.*)?$/s, '')]);
  return {
    ...texts,
    subjects: { ...texts.subjects, ...Object.fromEntries(subjects) },
    types: { ...texts.types, ...Object.fromEntries(begun) },
  };
}

/** The list names a project or a firm in quotation marks; a mail has `title` for both, and its own words for a reason. */
function toMail({ quoted, reason }: NoticeTexts, sentence: string): string {
  const named = ['project_title', 'firm_name'].map((name) => quoted.replace('title', name));
  return named
    .reduce((text, each) => text.replaceAll(each, '{{title}}'), sentence)
    .replace(reason, '{{reason}}');
}
