import type { DealDetail, NextStep } from '@handover/shared/contract';
import { marketDay, useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Button, Group } from '@handover/shared/ui';
import { useId } from 'react';
import { usePartyName } from '../../hooks/use-party-name.ts';
import { can, isOver } from '../../rules/deal-state.ts';
import { stepActions } from '../../rules/step-actions.ts';
import { LinkedSentence } from './linked-sentence.tsx';
import classes from './next-step-panel.module.css';
import { ShortStep } from './short-step.tsx';
import { StepButton } from './step-button.tsx';

/** The day that a sentence names: the last one of what ends or has ended, else that on which it came to this. */
function dayNamed({ code, deadline, since }: NextStep) {
  if (code.endsWith('.expired')) return marketDay(since);
  return /^(loi|counter|sealed|proposal|due_diligence|spa|closing|completion)\./.test(code)
    ? deadline && marketDay(deadline)
    : since;
}

/** The next step in one sentence, on a phone in a line; in the accent if it is the viewer's. Screen readers announce it when the other side moves the deal on. */
export function NextStepPanel({ deal }: { deal: DealDetail }) {
  const { t } = useTranslation('deals');
  const partyName = usePartyName();
  const { date } = useFormat();
  const heading = useId();
  const { next_step: step, exclusivity_proposal: proposal } = deal;
  const isMine = step.move === 'mine';
  // If the seller has proposed an earlier end of exclusivity, the viewer's next step is to answer it.
  const isProposal = can(deal, 'answer_exclusivity_proposal');
  const isQuestion = step.code.startsWith('questions.');
  // Moving on, which is for after the answer, is in the menu.
  const actions = stepActions(deal).filter((action) => !isQuestion || action === 'update_loi');

  return (
    <section aria-labelledby={heading} className={classes.panel} data-mine={isMine || undefined}>
      <h2 id={heading} className={classes.heading}>
        {t(isOver(deal) ? 'nextStep.ended' : isMine ? 'nextStep.mine' : 'nextStep.title')}
      </h2>
      <p role="status" className={classes.sentence}>
        <span className={classes.whole}>
          <LinkedSentence
            dealId={deal.id}
            text={t(`nextStep.${step.code}`, {
              context: deal.opportunity.type_of_opportunity,
              count: deal.counts.questions_to_answer,
              name: partyName(deal.other_party),
              date: date(dayNamed(step)),
              proposed: date(proposal && marketDay(proposal.end_time)),
              reason: deal.cancellation_reason ?? '',
            })}
          />
        </span>
        <span className={classes.short}>
          <ShortStep deal={deal} />
        </span>
      </p>
      {actions.length > 0 || isQuestion ? (
        <Group gap="sm" className={classes.buttons}>
          {isQuestion ? (
            <Button
              component={Link}
              to={routes.dealView(deal.id, { tab: 'questions' })}
              preventScrollReset
              color="accent"
            >
              {t('list.action.answer')}
            </Button>
          ) : null}
          {actions.map((action, index) => (
            <StepButton
              key={action}
              deal={deal}
              action={action}
              isPrimary={isMine && index === 0 && !isProposal && !isQuestion}
            />
          ))}
        </Group>
      ) : null}
    </section>
  );
}
