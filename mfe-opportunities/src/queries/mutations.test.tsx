import { areaKey } from '@handover/shared/query';
import { createTestPlatform, fakeHttp, renderWithPlatform } from '@handover/shared/testing';
import { buildOpportunity } from '@handover/shared/testing/node';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { sellKind } from '../features/opportunity-form/sell-kind.ts';
import { listKey, myListKey, oneKey, privateKey, queueKey } from './keys.ts';
import { useModerate } from './moderate.mutation.ts';
import { useRemoveOpportunity } from './remove-opportunity.mutation.ts';
import { useRequestAccess } from './request-access.mutation.ts';
import { useSaveOpportunity } from './save-opportunity.mutation.ts';

const one = buildOpportunity();
const known = {
  market: listKey({ type: 'sell' }),
  mine: myListKey({ type: 'sell' }),
  one: oneKey(3),
  privateData: privateKey(3),
  queue: queueKey,
  companies: areaKey('companies', 'list'),
  ofCompany: areaKey('opportunities', 'of-company', 5),
  deals: areaKey('deals', 'list'),
};

const ASKED = {
  message: 'We would like to talk',
  ...{
    shows_profile: true,
    company_id: null,
    signature: 'Ada Byron',
    agreement: { version: '2026-11.2', language: 'en' as const },
  },
} as const;

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
function useSave(id: number | null): Change {
  const { save, settle } = useSaveOpportunity(sellKind);
  const [isSuccess, setSuccess] = useState(false);
  const { values: before } = sellKind.toStored({ opportunity: one });
  const mutate = async () => {
    await save({ before, after: { ...before, id, activity: 'Another story, long enough' }, options: {} });
    await settle();
    setSuccess(true);
  };
  return { mutate: () => void mutate(), isSuccess };
}
const changes: Record<string, [use: () => Change, stale: (keyof typeof known)[]]> = {
  'a new opportunity': [() => useSave(null), ['market', 'mine', 'privateData', 'companies', 'ofCompany']],
  'an edit': [() => useSave(3), ['market', 'mine', 'privateData', 'companies', 'ofCompany']],
  'a removal': [
    () => {
      const { mutate, isSuccess } = useRemoveOpportunity(3);
      return { mutate: () => mutate(), isSuccess };
    },
    ['market', 'mine', 'companies', 'ofCompany'],
  ],
  'a decision of staff': [
    () => {
      const { mutate, isSuccess } = useModerate();
      return { mutate: () => mutate({ id: 3, validated: true, unchangedSince: one.updated_at }), isSuccess };
    },
    ['market', 'one', 'queue'],
  ],
  'a request for access': [
    () => {
      const { mutate, isSuccess } = useRequestAccess(3);
      return { mutate: () => mutate(ASKED), isSuccess };
    },
    ['market', 'deals'],
  ],
};

test.each(Object.entries(changes))('after %s what it changes is loaded again', async (_, [use, stale]) => {
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
  expect(stale.filter((name) => !isStale(name))).toEqual([]);
});
