import type { Token } from './text-tokens.ts';

/** A verb after its subject, in either language. The words before it at the start of a sentence may be a name. */
const VERB =
  /^(is|are|was|has|had|makes?|supplies|supply|designs?|sells?|runs?|installs?|employs?|serves?|builds?|offers?|provides?|operates?|keeps?|est|sont|a|ont|fabrique|vend|concoit|propose|emploie|installe|livre|realise|dispose|compte|exploite|accompagne|produit|offre|equipe|fournit)$/;

/** Whether the match is at the start of a sentence, with a verb after it. */
export function isSubject(tokens: readonly Token[], match: readonly Token[]): boolean {
  const [first, last] = [match[0], match.at(-1)];
  const next = last && tokens[tokens.indexOf(last) + 1];
  return Boolean(first?.isCapital && next && VERB.test(next.word));
}
