import type { AgreementClause } from './agreement.schema.ts';

/** The clauses of a typed text: blocks between empty lines, of several lines the first is the title. */
export const clausesOf = (text: string): AgreementClause[] =>
  text
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map((block) => {
      const [first = '', ...rest] = block.split('\n');
      return rest.length > 0
        ? { title: first.trim(), text: rest.join('\n').trim() }
        : { title: '', text: block };
    });

/** The text as it is typed. */
export const textOfClauses = (clauses: readonly AgreementClause[]): string =>
  clauses.map(({ title, text }) => (title ? `${title}\n${text}` : text)).join('\n\n');
