import { NOTIFICATION_TYPES, type NotificationType } from '@handover/shared/contract';
import { actionOf, asksReader } from './action-of.ts';

const asks = (type: NotificationType) => asksReader({ type, is_read: false });

/** An earlier notice has asked for that answer. */
const ASKED_BEFORE: readonly NotificationType[] = ['question_edited'];

test('what waits for the answer of its reader stands out', () => {
  const quiet = NOTIFICATION_TYPES.filter((type) => actionOf(type) === 'answer' && !asks(type));
  expect(quiet).toEqual(ASKED_BEFORE);
});

test.each<[NotificationType, boolean]>([
  ['access_asked', true],
  ['bid_date_ending', true],
  ['completion_announced', true],
  ['completion_refused', true],
  ['counter_taken_over', true],
  ['letters_opened', true],
  ['loi_expiring', true],
  ['loi_submitted', true],
  ['loi_updated', true],
  ['opportunity_rejected', true],
  ['access_accepted', false],
  ['bid_date_set', false],
  ['counter_declined', false],
  ['document_added', false],
  ['loi_accepted', false],
  ['loi_declined', false],
  ['new_device', false],
  ['question_answered', false],
])('%s asks its reader to do something: %p', (type, expected) => expect(asks(type)).toBe(expected));

test('what was read asks for nothing', () => {
  expect(NOTIFICATION_TYPES.filter((type) => asksReader({ type, is_read: true }))).toEqual([]);
});
