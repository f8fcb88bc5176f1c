export interface FaqEntry {
  question: string;
  questionFr: string;
  answer: string;
  answerFr: string;
}

export interface FaqCategory {
  name: string;
  nameFr: string;
  entries: FaqEntry[];
}
