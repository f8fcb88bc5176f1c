/** Words of which GLOSSARY.md has another, so that one thing has one name. */
const OTHERS: readonly [pattern: RegExp, word: string][] = [
  [/opportunité/iu, 'dossier, annonce'],
  [/cédante?s?(?!\p{L})/iu, 'vendeur'],
  [/repreneu[rs]|repreneuse|acheteu[rs]|acheteuse/iu, 'acquéreur'],
  [/à vous de jouer/iu, 'à vous d’agir'],
  [/modération|relecture/iu, 'examen'],
  [/(?<!\p{L})vendue?s?(?!\p{L})/iu, 'cédé, abouti'],
  [/(?<!\p{L})établissements?(?!\p{L})/iu, 'implantation'],
  [/fourchettes?/iu, 'tranche'],
  [/(?<!\p{L})(?:ses|leurs|chiffres,|activité,) sites(?!\p{L})/iu, 'implantation'],
  [/\p{L}'\p{L}/u, '’'],
];

/** What a French text calls by another name than the glossary; null where nothing. */
export function wordFault(text: string): string | null {
  for (const [pattern, word] of OTHERS) {
    const fault = pattern.exec(text);
    if (fault) return `“${fault[0]}” has another name: ${word}`;
  }
  return null;
}
