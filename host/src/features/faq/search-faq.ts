import { foldText } from './fold-text.ts';

export interface FaqText {
  id: number;
  category: number;
  question: string;
  answer: string;
}

export interface FaqMatch extends FaqText {
  /** A word is only in the answer, which is then shown open. */
  inAnswer: boolean;
}

/** The questions that contain every word, in the question or its answer; all if there are no words. */
export function searchFaq(questions: readonly FaqText[], words: readonly string[]): FaqMatch[] {
  return questions.flatMap((each) => {
    const question = foldText(each.question).text;
    const answer = foldText(each.answer).text;
    if (!words.every((word) => question.includes(word) || answer.includes(word))) return [];
    return [{ ...each, inAnswer: words.some((word) => !question.includes(word)) }];
  });
}
