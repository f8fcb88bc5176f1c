import type { DealDetail } from '@handover/shared/contract';
import { dealDetailSchema } from '@handover/shared/contract/schemas';
import en from '../locales/en.json';
import fr from '../locales/fr.json';
import { buildCompletion } from '../testing/build-completion.ts';
import { buildDeal } from '../testing/build-deal.ts';
import { stepActions } from './step-actions.ts';

const table: [Partial<DealDetail>, string[]][] = [
  [{ actions: ['submit_loi', 'cancel'] }, ['submit_loi']],
  [{ actions: ['cancel'] }, []],
  [{ phase: 'loi', actions: ['update_loi', 'withdraw_loi'] }, ['update_loi']],
  [{ phase: 'loi', actions: ['decline_loi', 'accept_loi'] }, ['accept_loi', 'decline_loi']],
  [{ phase: 'due_diligence', actions: ['phase_forward'] }, ['phase_forward']],
  [{ phase: 'closing', actions: ['phase_back', 'complete'] }, ['complete']],
  [{ phase: 'closing', actions: ['answer_completion'] }, ['announce_completion']],
  [
    { phase: 'closing', actions: ['answer_completion'], completion: buildCompletion() },
    ['confirm_completion', 'refuse_completion'],
  ],
  [
    { phase: 'closing', actions: ['answer_completion'], completion: buildCompletion({ state: 'refused' }) },
    ['announce_completion'],
  ],
  [{ phase: 'closing', actions: ['withdraw_completion'], completion: buildCompletion() }, []],
  [{ status: 'paused', actions: ['resume', 'cancel'] }, ['resume']],
  [{ status: 'paused', actions: ['cancel'] }, []],
  [{ status: 'cancelled', actions: [] }, []],
];

test.each(table)('%j: %j', (facts, actions) => {
  expect(stepActions(buildDeal(facts))).toEqual(actions);
});

const textAt = (texts: object, key: string) =>
  key.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown>)?.[name], texts);

test.each(dealDetailSchema.shape.next_step.shape.code.options)(
  'the next step %s has a sentence in both languages',
  (code) => {
    for (const { nextStep } of [en, fr])
      expect(textAt(nextStep, code) ?? textAt(nextStep, `${code}_other`)).toEqual(expect.any(String));
  },
);
