/** What two questions have in common that ask the same in the same words. */
export const questionKey = (question: string): string =>
  question.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
