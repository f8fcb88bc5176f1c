/** Part of a word that would stand alone at the end of a line, or at the beginning of the next one, as browsers break a line at a hyphen. */
const STUBS =
  /(?<![\p{L}\p{N}@.-])e-(?=mail)|(?<=\p{L})-(?=(?:à|ce|ci|en|il|ils|la|là|le|les|lui|moi|on|t|toi|y)(?!\p{L}))/iu;

/** Where a sentence could be broken within such a word: its hyphen has to be U+2011. A label of one word has nothing to be broken from. */
export function breakFault(text: string): string | null {
  const shown = text.replaceAll(/\{\{.*?\}\}|\$t\(.*?\)|https?:\/\/\S+/g, 'X');
  const fault = /\s/.test(shown.trim()) ? STUBS.exec(shown) : null;
  return (
    fault && `“${shown.slice(Math.max(0, fault.index - 15), fault.index + 8)}” may be broken at its hyphen`
  );
}
