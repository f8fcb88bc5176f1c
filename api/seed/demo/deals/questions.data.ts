import type { QUESTION_CATEGORIES } from '@handover/shared/contract';

interface DemoQuestion {
  category: (typeof QUESTION_CATEGORIES)[number];
  subject?: string;
  question: string;
  answer: string | null;
  /** The text of the answer before it was corrected. */
  earlier?: string;
  /** Names of PDFs. */
  files?: string[];
  answerFiles?: string[];
}

/** Questions of the due diligence, some answered; the duties and add-backs are those a French deal would check. */
export const QUESTIONS: readonly DemoQuestion[] = [
  {
    category: 'financial',
    subject: 'Owner pay and private costs',
    question: 'Which owner pay, family pay and private costs are in the accounts of the last three years?',
    answer:
      'The owner draws €96,000 a year, his wife €28,000 for the books. Cars and insurance come to €11,000. The table is attached.',
    answerFiles: ['Owner pay and private costs.pdf'],
  },
  {
    category: 'financial',
    question: 'What rent would the market ask for the workshop, which belongs to your property company?',
    answer: 'It is let at €54,000; an appraiser said €61,000 in March.',
  },
  {
    category: 'financial',
    subject: 'Leases',
    question: 'Which leases run, and how does EBITDA look with them restated?',
    answer: 'Two machines until 2027, €118,000 a year. Restated EBITDA is €838,000.',
    earlier: 'Two machines until 2027, €108,000 a year. Restated EBITDA is €828,000.',
  },
  {
    category: 'financial',
    subject: 'Exceptional items of 2024',
    question: 'Were there exceptional items in 2024, such as the insurance payment?',
    answer: null,
    files: ['Accounts of 2024 with our notes.pdf'],
  },
  {
    category: 'legal',
    subject: 'Change of control',
    question: 'Do the framework agreements with the three largest customers hold after a change of control?',
    answer:
      'Two hold. The third has to agree in writing; we expect no difficulty and would ask together with you.',
  },
  {
    category: 'legal',
    question: 'Is any dispute open with a customer, an employee or the tax office?',
    answer: 'None. The tax audit of 2021 ended without correction.',
  },
  {
    category: 'people',
    question:
      'How will employees be informed before the sale, as firms of under 250 staff must do, two months ahead?',
    answer:
      'The letter is drafted. We propose to hand it out the day after the purchase agreement is agreed in principle.',
  },
  {
    category: 'people',
    question: 'Who besides you knows the programmes of the five-axis machines?',
    answer: 'Four programmers; two of them trained the other two. None is near retirement.',
  },
  {
    category: 'commercial',
    question: 'How is the order book for next year by customer?',
    answer: 'It stands at 3.1 million, by customer in the file “order book” of the data room.',
  },
  {
    category: 'commercial',
    question: 'Which prices may be adjusted when titanium becomes dearer?',
    answer: null,
  },
  {
    category: 'operations',
    question: 'When were the machines last appraised, and what is due for renewal within three years?',
    answer: 'In 2024, for 1.9 million. One lathe of 2009 should go in 2027.',
  },
  {
    category: 'operations',
    question: 'What did the last EN 9100 audit find?',
    answer: 'No major and two minor points, both closed in May. The report is in the data room.',
  },
];
