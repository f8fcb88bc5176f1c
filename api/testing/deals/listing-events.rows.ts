import { NO_FILTERS, paths } from '@handover/shared/contract';
import { pdf } from '../documents/sample-files.ts';
import type { FormPart } from '../people/actor.ts';
import { askAccess, dateIn } from '../people/deal.builder.ts';
import { PASSWORD } from '../people/user.builder.ts';
import { dealOf, type EventRow, run, tick } from './event-row.ts';
import { done, type Scene } from './sale-scenario.ts';

const asOwner = (s: Scene) => `/user-deals?role=owner&request=${s.ids.request}`;
const asRequester = (s: Scene) => `/user-deals?role=requester&request=${s.ids.request}`;
const reason = 'The price does not fit any more';
const edit = (s: Scene, field: string, value: string | number) =>
  done(s.seller.form('PATCH', s.urls.opportunity, [[field, value]]));

/** Events of opportunities, requests, favourites and accounts. */
export const LISTING_EVENTS: EventRow[] = [
  {
    event: 'opportunity approved -> owner',
    stage: 'offered',
    act: (s) => s.staff.post(`${s.urls.opportunity}moderate/`, { validated: true }),
    told: (s) => ({ seller: [['opportunity_approved', `/user-opps/view/${s.ids.opportunity}`]] }),
  },
  {
    event: 'opportunity rejected (with reason) -> owner',
    stage: 'offered',
    act: (s) => s.staff.post(`${s.urls.opportunity}moderate/`, { validated: false, reason }),
    told: (s) => ({ seller: [['opportunity_rejected', `/user-opps/view/${s.ids.opportunity}`, { reason }]] }),
  },
  {
    event: 'opportunity approved without a refused tag -> owner',
    stage: 'offered',
    async act(s) {
      const { id } = await done(s.seller.post('/api/tags/', { name: 'Refused' }));
      await edit(s, 'tags', id);
      const proposed = [{ kind: 'tag', id, accepted: false }];
      await done(s.staff.post(`${s.urls.opportunity}moderate/`, { validated: true, proposed }));
    },
    told: (s) => ({
      seller: [['opportunity_approved', `/user-opps/view/${s.ids.opportunity}`, { left_out: 'Refused' }]],
    }),
  },
  {
    event: 'access requested -> owner',
    stage: 'deal',
    async act(s) {
      s.ids.request = await askAccess(s.stranger, s.ids.opportunity);
    },
    told: (s) => ({ seller: [['access_requested', asOwner(s)]] }),
  },
  {
    event: 'access withdrawn -> owner',
    stage: 'asked',
    act: (s) => s.newcomer.post(`/api/access_requests/${s.ids.request}/withdraw/`),
    told: (s) => ({ seller: [['access_withdrawn', asOwner(s)]] }),
  },
  {
    event: 'access request waiting -> owner',
    stage: 'asked',
    async act(s) {
      await run(
        s,
        `update access_requests set created_at = now() - interval '7 days',
        expires_at = now() + interval '14 days' where id = ${s.ids.request}`,
      );
      await tick(s, 'requests-by-the-clock');
    },
    told: (s) => ({ seller: [['access_waiting', asOwner(s), { count: 14 }]] }),
  },
  {
    event: 'asked back -> requester; answered -> owner',
    stage: 'asked',
    async act(s) {
      const request = `/api/access_requests/${s.ids.request}/`;
      await done(s.seller.post(`${request}ask/`, { question: 'Who would lead it?' }));
      await done(s.newcomer.post(`${request}answer/`, { answer: 'I would' }));
    },
    told: (s) => ({
      newcomer: [['access_asked', asRequester(s)]],
      seller: [['access_answered', asOwner(s)]],
    }),
  },
  {
    event: 'proof of funds seen by staff -> the buyer',
    stage: 'asked',
    async act(s) {
      const proof: [string, FormPart][] = [
        ['kind', 'fund'],
        ['proof', [pdf(), 'bank.pdf']],
      ];
      await done(s.newcomer.form('PATCH', paths.buyerProfile, proof));
      await done(s.staff.post(paths.personFunds(s.newcomer.user.id)));
    },
    told: () => ({ newcomer: [['funds_shown', '/user-details/buyer', { date: dateIn(0) }]] }),
  },
  {
    event: 'access accepted -> requester',
    stage: 'asked',
    async act(s) {
      s.ids.deal = (await done(s.seller.post(`/api/access_requests/${s.ids.request}/accept/`))).deal_id;
    },
    told: (s) => ({ newcomer: [['access_accepted', dealOf(s)]] }),
  },
  {
    event: 'access declined -> requester',
    stage: 'deal',
    act: (s) => s.seller.post(`/api/access_requests/${s.ids.request}/decline/`, { reason }),
    told: (s) => ({ newcomer: [['access_declined', asRequester(s), { reason, date: dateIn(30) }]] }),
  },
  {
    event: 'access expired -> requester',
    stage: 'deal',
    async act(s) {
      await run(
        s,
        `update access_requests set expires_at = now() - interval '1 second' where id = ${s.ids.request}`,
      );
      await tick(s, 'requests-by-the-clock');
    },
    told: (s) => ({ newcomer: [['access_expired', asRequester(s)]] }),
  },
  {
    event: "favourite's price changed -> who holds it",
    stage: 'deal',
    act: (s) => edit(s, 'asking_price', 4_100_000),
    told: (s) => ({ fan: [['favorite_price_changed', `/opportunities/${s.ids.opportunity}`]] }),
  },
  {
    event: 'favourite unavailable, and available again -> users who have it',
    stage: 'deal',
    async act(s) {
      await edit(s, 'activity', 'Mills small series of titanium parts.');
      await done(s.staff.post(`${s.urls.opportunity}moderate/`, { validated: true }));
    },
    told: (s) => ({
      seller: [['opportunity_approved', `/user-opps/view/${s.ids.opportunity}`]],
      fan: [
        ['favorite_unavailable', '/opportunities/sell-opportunities'],
        ['favorite_back', `/opportunities/${s.ids.opportunity}`],
      ],
    }),
  },
  {
    event: 'a saved search finds a listing -> who saved it',
    stage: 'offered',
    async act(s) {
      await run(s, 'delete from listings_to_match');
      const search = { name: 'All of them', type_of_opportunity: 'sell', filters: NO_FILTERS };
      await done(s.fan.post(paths.savedSearches, { ...search, alert: 'at_once', by_mail: false }));
      await done(s.stranger.post(paths.savedSearches, { ...search, alert: 'daily', by_mail: false }));
      await done(s.staff.post(`${s.urls.opportunity}moderate/`, { validated: true }));
      await tick(s, 'saved-searches');
      await run(s, `update search_matches set found_at = now() - interval '2 days'`);
      await tick(s, 'saved-searches');
    },
    told: (s) => ({
      seller: [['opportunity_approved', `/user-opps/view/${s.ids.opportunity}`]],
      fan: [['search_found', `/opportunities/${s.ids.opportunity}`, { search_name: 'All of them' }]],
      stranger: [['search_digest', '/saved-searches', { count: 1 }]],
    }),
  },
  {
    event: 'password changed -> the user',
    stage: 'offered',
    act: (s) =>
      s.seller.post(`/api/users/${s.seller.user.id}/change_password/`, {
        old_password: PASSWORD,
        password1: 'Bakery-Voiron-38',
        password2: 'Bakery-Voiron-38',
      }),
    told: () => ({ seller: [['password_changed', '/user-details/security', {}]] }),
  },
  {
    event: 'sign-in from a new device -> the user',
    stage: 'offered',
    act: (s) =>
      s.seller.call(
        'POST',
        '/api/get_token/',
        { email: s.seller.user.email, password: PASSWORD },
        {
          authorization: '',
          'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
        },
      ),
    told: () => ({
      seller: [['new_device', '/user-details/security', { browser: 'Firefox', platform: 'Linux' }]],
    }),
  },
];
