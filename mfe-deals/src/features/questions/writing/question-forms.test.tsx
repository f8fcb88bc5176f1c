import { paths } from '@handover/shared/contract';
import { type FormCase, fakeHttp, testFormFailures } from '@handover/shared/testing';
import { buildQuestion } from '../../../testing/build-deal.ts';
import { AskForm } from './ask-form.tsx';
import { WriteForm } from './write-form.tsx';

const stays = () => undefined;
const forms = { isGone: false, onDone: stays, onCancel: stays };

const FORMS: Record<string, FormCase> = {
  'a new question': {
    form: <AskForm dealId={7} isOpen />,
    method: 'post',
    path: paths.questions,
    input: [
      [/questions.subject/, 'The lease'],
      [/questions.ask \*$/, 'How long does it run?'],
    ],
    refused: ['question', /questions.ask \*$/],
  },
  'a changed question': {
    form: <WriteForm {...forms} action="edit" question={buildQuestion({ mine: true, question: '' })} />,
    method: 'patch',
    path: paths.question(51),
    input: [[/questions.ask \*$/, 'How long does it run?']],
    refused: ['question', /questions.ask \*$/],
  },
  'an answer': {
    form: <WriteForm {...forms} action="answer" question={buildQuestion()} />,
    method: 'patch',
    path: paths.question(51),
    input: [[/questions.form.answerLabel/, 'For nine years.']],
    refused: ['answer', /questions.form.answerLabel/],
  },
};

testFormFailures(FORMS, fakeHttp);
