import { foldText } from './fold-text.ts';

export interface Answered {
  id: number;
  category: number;
  question: string;
  answer: string;
}

export interface Found extends Answered {
  /** Part of what was looked for stands in the answer alone: it is shown open. */
  inAnswer: boolean;
}

/** Those in which every word stands, in the question or in its answer; all of them for no words. */
export function searchFaq(questions: readonly Answered[], words: readonly string[]): Found[] {
  return questions.flatMap((each) => {
    const question = foldText(each.question).text;
    const answer = foldText(each.answer).text;
    if (!words.every((word) => question.includes(word) || answer.includes(word))) return [];
    return [{ ...each, inAnswer: words.some((word) => !question.includes(word)) }];
  });
}
