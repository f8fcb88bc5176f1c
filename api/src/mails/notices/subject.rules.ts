/** A sentence as it goes on after a colon: with a small letter, unless it begins with a word in capitals, such as SPA. */
export const asGoesOn = (sentence: string): string =>
  /^\p{Lu}(?!\p{Lu})/u.test(sentence) ? sentence.charAt(0).toLowerCase() + sentence.slice(1) : sentence;
