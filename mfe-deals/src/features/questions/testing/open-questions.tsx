import type { DealDetail, PublishedAnswer, Question, QuestionPage } from '@handover/shared/contract';
import { fakeHttp } from '@handover/shared/testing';
import { buildPaged } from '@handover/shared/testing/node';
import { screen, within } from '@testing-library/react';
import { buildDeal, buildQuestion, buildQuestions } from '../../../testing/build-deal.ts';
import { renderDeals } from '../../../testing/render-deals.tsx';
import { QuestionPanel } from '../question-panel.tsx';

export const path = '/api/deals/7/questions_and_answers/';
export const publishedPath = '/api/deals/7/published_answers/';
export const file = (id: number, name: string) => ({
  id,
  name,
  size: 2048,
  extension: 'pdf',
  group: null,
  url: `/api/files/${id}/`,
  created_at: '2026-11-20T09:00:00.000Z',
});
export const answered = (overrides: Partial<Question> = {}) =>
  buildQuestion({
    id: 52,
    number: 1,
    mine: true,
    answer: 'Yes.',
    answerer: 'Claire Moreau',
    answered_at: '2026-11-21T09:00:00.000Z',
    actions: [],
    ...overrides,
  });

interface Others {
  people?: QuestionPage['people'];
  published?: PublishedAnswer[];
  mayChange?: boolean;
}

export function openQuestions(
  questions: Question[],
  deal: DealDetail = buildDeal(),
  query = '?tab=questions',
  { people = [], published = [], mayChange = false }: Others = {},
) {
  const http = fakeHttp()
    .on('get', path, { body: buildQuestions(questions, { people }) })
    .on('get', publishedPath, { body: { ...buildPaged(published), may_change: mayChange } });
  const view = renderDeals(<QuestionPanel deal={deal} />, {
    http,
    route: `/user-deals/view/7${query}`,
    path: '/user-deals/view/:id',
  });
  return { http, ...view };
}
export const entries = async () => {
  await screen.findAllByRole('listitem');
  return screen.getAllByRole('listitem').filter((each) => within(each).queryByRole('heading'));
};
