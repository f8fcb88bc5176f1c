import { fakeHttp } from '@handover/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildDeal, buildQuestion, buildQuestions } from '../../testing/build-deal.ts';
import { renderDeals } from '../../testing/render-deals.tsx';
import { QuestionPanel } from './question-panel.tsx';

/** The numbers of the questions that were rendered since the test began to look. */
let rendered: number[] = [];
jest.mock('./question-text.tsx', () => {
  const { QuestionText: Text } = jest.requireActual('./question-text.tsx');
  const QuestionText = (props: { question: { number: number } }) => {
    rendered.push(props.question.number);
    return <Text {...props} />;
  };
  return { QuestionText };
});

test('an answer that is begun and written renders its own question alone', async () => {
  const questions = [1, 2, 3].map((number) =>
    buildQuestion({ id: 50 + number, number, actions: ['answer'] }),
  );
  renderDeals(<QuestionPanel deal={buildDeal()} />, {
    http: fakeHttp().on('get', '/api/deals/7/questions_and_answers/', { body: buildQuestions(questions) }),
    route: '/user-deals/view/7?tab=questions',
    path: '/user-deals/view/:id',
  });
  const [, second] = await screen.findAllByRole('button', { name: /^Answer question/ });
  rendered = [];
  await userEvent.click(second as HTMLElement);
  await userEvent.keyboard('Yes.');
  expect(new Set(rendered)).toEqual(new Set([2]));
});
