import type { assignBodySchema } from '@handover/shared/contract/schemas';
import { DomainError, FieldError } from '../../../errors/domain-error.ts';
import { readWhenDone } from '../../../events/read-when-done.sql.ts';
import { touchSide } from '../../../events/touch-deal.sql.ts';
import { callerOf, type IdCall } from '../../../http/call.ts';
import { notifyParties } from '../../deals/index.ts';
import { listPeople } from '../../diligence/index.ts';
import { ofQuestion, openQuestion } from '../open-question.ts';
import { questionResponse } from '../question.response.ts';
import { checkAssign } from '../question.rules.ts';
import { findQuestion } from '../questions.sql.ts';
import { setAssignee } from './assignments.sql.ts';

/** Puts a question to a person of the viewer's side, hands it on, or takes it back. The other side learns nothing of it. */
export function assignQuestion({ app, viewer, params, body }: IdCall<{ body: typeof assignBodySchema }>) {
  return app.db.transaction(async (tx) => {
    const { deal, question, assignments, facts } = await openQuestion(tx, viewer, params.id);
    checkAssign(facts);
    const now = assignments.find(({ partyId }) => partyId === viewer.id)?.personId ?? null;
    const next = body.person_id;
    if (now !== next) {
      if (now !== body.before) throw new DomainError('question.wrong_assignee');
      const people = next === null ? [] : await listPeople(tx, deal.id, viewer.id);
      if (next !== null && !people.some(({ id }) => id === next))
        throw new FieldError('person_id', 'value.invalid');
      await setAssignee(tx, { questionId: question.id, partyId: viewer.id, personId: next });
      const about = { questionId: question.id };
      if (now !== null) await readWhenDone(tx, now, about, ['question_assigned']);
      if (next !== null && next !== callerOf(viewer))
        await notifyParties(tx, deal.id, [viewer.id], 'question_assigned', {
          ...ofQuestion(question.id, viewer),
          person: next,
        });
      await touchSide(tx, deal.id, viewer.id);
    }
    return questionResponse(await findQuestion(tx, question.id), viewer);
  });
}
