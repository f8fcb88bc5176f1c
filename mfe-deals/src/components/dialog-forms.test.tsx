import type { ModalName, ModalProps } from '@handover/shared/modals';
import { fakeHttp } from '@handover/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildCompletion } from '../testing/build-completion.ts';
import { buildDeal, buildLetter, buildQuestion } from '../testing/build-deal.ts';
import { ModalOpener } from '../testing/modal-opener.tsx';
import { renderDeals } from '../testing/render-deals.tsx';

const deal = buildDeal({ actions: ['ask'] });
const letter = buildLetter();
const closing = buildDeal({ phase: 'closing', role: 'owner', side: 'seller' });
const declared = buildDeal({ phase: 'closing', completion: buildCompletion() });

type Case = { [Name in ModalName]: [name: Name, props: ModalProps<Name>] }[ModalName];
const CASES: [field: RegExp, leave: string | null, ...Case][] = [
  [/End of exclusivity/, 'Back', 'loi-accept', { dealId: 7, letter }],
  [/End of exclusivity/, 'Back', 'deal-action', { deal, action: 'change_exclusivity' }],
  [/Reason/, 'action.cancel', 'loi-decline', { dealId: 7, letter }],
  [/Reason/, 'Back', 'deal-action', { deal, action: 'cancel' }],
  [/Final price/, 'action.cancel', 'deal-action', { deal: closing, action: 'complete' }],
  [/Why not/, 'Back', 'deal-action', { deal: declared, action: 'refuse_completion' }],
  [/Valid until|Open until/, 'action.cancel', 'loi-submit', { dealId: 7 }],
  [/Your question/, null, 'deal-qa', { dealId: 7 }],
  [/Your answer/, 'action.cancel', 'deal-qa', { dealId: 7, questionId: 51 }],
];

test.each(CASES)(
  '%s is marked as required, and “%s” leaves the dialog %s',
  async (field, leave, name, props) => {
    const http = fakeHttp()
      .on('get', '/api/deals/7/', {
        body: name === 'deal-qa' ? buildDeal({ side: 'seller', role: 'owner', actions: ['ask'] }) : deal,
      })
      .on('get', '/api/questions_and_answers/51/', { body: buildQuestion() });
    renderDeals(<ModalOpener name={name} props={props as never} />, { http });
    await userEvent.click(screen.getByRole('button', { name: 'open' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByRole('textbox', { name: field })).toBeRequired();
    // The focus is in the form, not on the cross of the dialog.
    expect(document.activeElement?.closest('form')).not.toBeNull();
    if (leave) expect(dialog.getByRole('button', { name: leave })).toBeTruthy();
  },
);
