import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES, NOTIFICATION_TYPES, type NotificationType } from '@handover/shared/contract';
import { sql } from 'drizzle-orm';
import { users } from '../../../db/schema/index.ts';
import { BIDDING_EVENTS } from '../../../testing/deals/bidding-events.rows.ts';
import { CLOSING_EVENTS } from '../../../testing/deals/closing-events.rows.ts';
import { COMPLETION_EVENTS } from '../../../testing/deals/completion-events.rows.ts';
import { DEAL_EVENTS } from '../../../testing/deals/deal-events.rows.ts';
import { DILIGENCE_EVENTS } from '../../../testing/deals/diligence-events.rows.ts';
import type { Told } from '../../../testing/deals/event-row.ts';
import { FIRM_EVENTS } from '../../../testing/deals/firm-events.rows.ts';
import { LISTING_EVENTS } from '../../../testing/deals/listing-events.rows.ts';
import { MANDATE_EVENTS } from '../../../testing/deals/mandate-events.rows.ts';
import { QUESTION_EVENTS } from '../../../testing/deals/question-events.rows.ts';
import { done, PEOPLE, type Person, type Scene, setScene } from '../../../testing/deals/sale-scenario.ts';
import { sendLetter, startDeal } from '../../../testing/people/deal.builder.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';
import { kindOf } from '../../events/notification-channels.ts';
import { notificationMail } from '../../mails/notices/notification.mail.ts';

const app = await buildTestApp();
const TITLE = 'Precision machining, aerospace certified';
/** The name of the company, which no notification may contain. */
const CONFIDENTIAL = /atelier|secret/i;
const reason = 'The price does not fit any more';

/** The notifications of each user in order, from the table, since some sessions have ended. */
async function toldTo(scene: Scene): Promise<Partial<Record<Person, Told[]>>> {
  const { rows } = await app.db.execute<{
    user_id: number;
    type: NotificationType;
    link: string;
    params: Record<string, string>;
  }>(sql`select user_id, type, link, params from notifications order by id`);
  const known = PEOPLE.map((name) => [name, scene[name].user.id] as const);
  assert.ok(
    rows.every((row) => known.some(([, id]) => id === row.user_id)),
    'nobody else is told',
  );
  const all = known.map(([name, id]) => {
    const own = rows.filter((row) => row.user_id === id);
    return [name, own.map(({ type, link, params }): Told => [type, link, params])] as const;
  });
  return Object.fromEntries(all.filter(([, told]) => told.length > 0));
}

const WITHOUT_TITLE: readonly NotificationType[] = [
  'password_changed',
  'new_device',
  'funds_shown',
  'search_digest',
];
const withTitle = (told: Partial<Record<Person, Told[]>>): Record<string, Told[]> =>
  Object.fromEntries(
    Object.entries(told).map(([name, list]) => [
      name,
      list.map(([type, link, params = {}]): Told => {
        const hasNoTitle = WITHOUT_TITLE.includes(type) || type.startsWith('firm_');
        return [type, link, hasNoTitle ? params : { project_title: TITLE, ...params }];
      }),
    ]),
  );

const covered = new Set<NotificationType>();
const EVENTS = [
  ...LISTING_EVENTS,
  ...FIRM_EVENTS,
  ...DEAL_EVENTS,
  ...DILIGENCE_EVENTS,
  ...CLOSING_EVENTS,
  ...QUESTION_EVENTS,
  ...BIDDING_EVENTS,
  ...COMPLETION_EVENTS,
  ...MANDATE_EVENTS,
];
for (const { event, stage, act, told } of EVENTS) {
  test(event, async () => {
    const scene = await setScene(app, stage);
    const response = (await act(scene)) as { status?: number; body?: unknown } | undefined;
    assert.ok((response?.status ?? 200) < 300, JSON.stringify(response?.body));
    const written = await toldTo(scene);
    assert.deepEqual(written, withTitle(told(scene)));
    const [person] = await app.db.select().from(users).limit(1);
    assert.ok(person);
    for (const [type, link, params = {}] of Object.values(written).flat()) {
      covered.add(type);
      assert.doesNotMatch(JSON.stringify([link, params]), CONFIDENTIAL);
      for (const language of LANGUAGES) {
        const addressee = { ...person, language };
        const { subject, text, html } = notificationMail(addressee, [{ type, link, params }], {
          publicUrl: '',
        });
        assert.doesNotMatch(subject + text + html, CONFIDENTIAL);
      }
    }
  });
}

test('on a mandate the letter of the owner, who buys, is notified to the requester, who sells', async () => {
  const scene = await setScene(app, 'offered');
  const mandate = await done(
    scene.seller.form('POST', '/api/opportunities/create_buy/', [
      ['project_title', 'We look for a machine shop'],
      ['preferred_sectors', 1],
      ['preferred_description', 'Precision machining, twenty people or more.'],
    ]),
  );
  await done(scene.staff.post(`/api/opportunities/${mandate.id}/moderate/`, { validated: true }));
  const deal = await startDeal(scene.seller, scene.buyer, mandate.id);
  await app.db.execute(sql`delete from notifications`);
  const letter = await sendLetter(scene.seller, deal);
  await done(scene.buyer.post(`/api/deal_loi_documents/${letter}/decline/`, { decline_reason: reason }));
  const written = await toldTo(scene);
  assert.deepEqual(
    written.buyer?.map(([type]) => type),
    ['loi_submitted'],
  );
  assert.deepEqual(
    written.seller?.map(([type]) => type),
    ['loi_declined'],
  );
});

// Those about advisers are caused by the tests of delegations.
test('the tests above cause every type of notification', () =>
  assert.deepEqual(
    NOTIFICATION_TYPES.filter((type) => !covered.has(type) && kindOf(type) !== 'advisers'),
    [],
  ));
