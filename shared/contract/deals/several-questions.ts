/** How many questions are asked at once. */
export const QUESTIONS_AT_ONCE = 100;

/** What two questions have in common that ask the same in the same words. */
export const questionKey = (question: string): string =>
  question.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
