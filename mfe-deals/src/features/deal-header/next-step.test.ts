import type { DealDetail } from '@handover/shared/contract';
import en from '../../locales/en.json';
import fr from '../../locales/fr.json';
import { buildDeal, buildLetter } from '../../testing/build-deal.ts';
import { nextStep } from './next-step.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const later = '2027-01-20T23:59:59.000Z';
const before = '2026-11-20T23:59:59.000Z';
const declined = buildLetter({ status: 'declined', updated_at: '2026-11-19T10:00:00.000Z' });
const open = buildLetter({ expiration_date: '2026-12-05' });

type Row = [Partial<DealDetail>, string, string[]];
const table: Row[] = [
  [{ side: 'buyer', actions: ['submit_loi', 'cancel'] }, 'introduction.buyer', ['submit_loi']],
  [{ side: 'seller', actions: ['cancel'] }, 'introduction.seller', []],
  [
    { side: 'buyer', actions: ['submit_loi'], loi_documents: [declined] },
    'afterLetter.buyer.declined',
    ['submit_loi'],
  ],
  [{ side: 'seller', loi_documents: [declined] }, 'afterLetter.seller.declined', []],
  [
    { phase: 'loi', side: 'buyer', actions: ['update_loi'], loi_documents: [open] },
    'loi.buyer',
    ['update_loi'],
  ],
  [
    { phase: 'loi', side: 'seller', actions: ['decline_loi', 'accept_loi'], loi_documents: [open] },
    'loi.seller',
    ['accept_loi', 'decline_loi'],
  ],
  [
    { phase: 'due_diligence', side: 'buyer', actions: ['phase_forward'], exclusivity_period_end_time: later },
    'due_diligence.buyer',
    ['phase_forward'],
  ],
  [
    { phase: 'due_diligence', side: 'seller', exclusivity_period_end_time: before },
    'due_diligence.seller_ended',
    [],
  ],
  [{ phase: 'spa', side: 'buyer', exclusivity_period_end_time: later }, 'spa.buyer', []],
  [{ phase: 'spa', side: 'seller', actions: ['phase_forward'] }, 'spa.seller_ended', ['phase_forward']],
  [{ phase: 'closing', side: 'buyer', exclusivity_period_end_time: later }, 'closing.buyer', []],
  [{ phase: 'closing', side: 'seller', actions: ['complete'] }, 'closing.seller_ended', ['complete']],
  [{ status: 'paused', actions: ['resume'] }, 'paused.byViewer', ['resume']],
  [{ status: 'paused' }, 'paused.byOther', []],
  [{ status: 'paused', pause_reason: 'exclusivity', role: 'requester' }, 'paused.exclusivity_requester', []],
  [{ status: 'paused', pause_reason: 'exclusivity', role: 'owner' }, 'paused.exclusivity_owner', []],
  [{ status: 'completed', side: 'seller' }, 'completed.seller', []],
  [{ status: 'completed', side: 'buyer' }, 'completed.buyer', []],
  [{ status: 'cancelled', cancellation_reason: 'sold' }, 'cancelled.sold', []],
  [{ status: 'cancelled', cancellation_reason: 'The bank said no.' }, 'cancelled.other', []],
];

const textAt = (texts: object, key: string) =>
  key.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown>)?.[name], texts);

test.each(table)('%j: %s', (facts, key, actions) => {
  const step = nextStep(buildDeal(facts), now);
  expect(step.key).toBe(key);
  expect(step.actions).toEqual(actions);
  expect(textAt(en.nextStep, key)).toEqual(expect.any(String));
  expect(textAt(fr.nextStep, key)).toEqual(expect.any(String));
});

test('the date is the expiry of a pending letter, and later the end of exclusivity', () => {
  expect(nextStep(buildDeal({ phase: 'loi', loi_documents: [open] }), now).date).toBe('2026-12-05');
  expect(nextStep(buildDeal({ phase: 'spa', exclusivity_period_end_time: later }), now).date).toBe(later);
});
