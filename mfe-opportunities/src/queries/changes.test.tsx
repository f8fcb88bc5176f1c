import { areaKey } from '@handover/shared/query';
import { buildOpportunity, createTestPlatform, fakeHttp, renderWithPlatform } from '@handover/shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import { listKey, myListKey, oneKey, privateKey, queueKey } from './keys.ts';
import { useModerate } from './moderate.mutation.ts';
import { useRemoveOpportunity } from './remove-opportunity.mutation.ts';
import { useRequestAccess } from './request-access.mutation.ts';
import { useSaveOpportunity } from './save-opportunity.mutation.ts';

const one = buildOpportunity();
const offer = {
  project_title: 'Bakery group in Brittany',
  company_id: 4,
  sectors: [1],
  activity: 'Eleven bakeries and one workshop.',
  unique_selling_proposition: 'The sourdough is from 1931.',
};
const known = {
  market: listKey({ type: 'sell' }),
  mine: myListKey({ type: 'sell' }),
  one: oneKey(3),
  secret: privateKey(3),
  queue: queueKey,
  companies: areaKey('companies', 'list'),
  deals: areaKey('deals', 'list'),
};

const server = () =>
  fakeHttp()
    .on('post', '/api/opportunities/create_sell/', { status: 201, body: one })
    .on('patch', '/api/opportunities/3/', { body: one })
    .on('delete', '/api/opportunities/3/', { status: 204 })
    .on('post', '/api/opportunities/3/moderate/', { body: {} })
    .on('post', '/api/opportunities/3/request_access/', { status: 201, body: { id: 5 } });

interface Change {
  mutate: () => void;
  isSuccess: boolean;
}
const changes: Record<string, [use: () => Change, asked: (keyof typeof known)[]]> = {
  'a new offer': [
    () => {
      const { mutate, isSuccess } = useSaveOpportunity('sell');
      return { mutate: () => mutate({ before: offer, after: offer }), isSuccess };
    },
    ['market', 'mine', 'secret', 'companies'],
  ],
  'an edit': [
    () => {
      const { mutate, isSuccess } = useSaveOpportunity('sell', one);
      return {
        mutate: () => mutate({ before: offer, after: { ...offer, activity: 'Another story, long enough' } }),
        isSuccess,
      };
    },
    ['market', 'mine', 'secret', 'companies'],
  ],
  'a removal': [
    () => {
      const { mutate, isSuccess } = useRemoveOpportunity(3);
      return { mutate: () => mutate(), isSuccess };
    },
    ['market', 'mine'],
  ],
  'a verdict': [
    () => {
      const { mutate, isSuccess } = useModerate();
      return { mutate: () => mutate({ id: 3, validated: true }), isSuccess };
    },
    ['market', 'one', 'queue'],
  ],
  'a request for access': [
    () => {
      const { mutate, isSuccess } = useRequestAccess(3);
      return { mutate: () => mutate('We would like to talk'), isSuccess };
    },
    ['market', 'deals'],
  ],
};

test.each(Object.entries(changes))('after %s what it changes is asked again', async (_, [use, asked]) => {
  const Button = () => {
    const { mutate, isSuccess } = use();
    return (
      <button type="button" onClick={mutate}>
        {isSuccess ? 'done' : 'change'}
      </button>
    );
  };
  const platform = createTestPlatform({ http: server(), signedIn: true });
  const page = { results: [one], count: 1 };
  for (const key of Object.values(known))
    platform.queries.setQueryData(key, { ...one, ...page, pages: [page] });
  renderWithPlatform(<Button />, { platform });
  fireEvent.click(screen.getByRole('button', { name: 'change' }));
  await screen.findByRole('button', { name: 'done' });
  const isStale = (name: keyof typeof known) => platform.queries.getQueryState(known[name])?.isInvalidated;
  expect(asked.filter((name) => !isStale(name))).toEqual([]);
});
