import { QUESTION_CATEGORIES, type Question } from '@handover/shared/contract';
import type { Viewer } from '../../http/call.ts';
import { disclosureOf, readerOf } from '../deals/index.ts';
import { fileView, ownFileView } from '../stored-files/index.ts';
import { personName } from '../users/index.ts';
import type { Part } from './attachments.sql.ts';
import { questionActions } from './question.rules.ts';
import type { QuestionRow } from './questions.sql.ts';

/** A question as a party of its deal, or staff, may read it now. */
export function questionResponse(row: QuestionRow, viewer: Viewer): Question {
  const { question, deal, type, asker, answerer, askedThrough, answeredThrough, attachments, earlier } = row;
  const reader = readerOf({ ...deal, type }, viewer.id);
  const opens = disclosureOf(deal, reader);
  const readable = (part: Part) =>
    attachments
      .filter((each) => each.part === part)
      .filter(({ file }) => opens.attachment || (file.uploadedBy === viewer.id && opens.own_attachment))
      .map(({ file }) => (file.uploadedBy === viewer.id ? ownFileView : fileView)(file));
  const isAsker = question.askedBy === viewer.id;
  const byOwner = question.askedBy === deal.ownerId;
  const facts = { isAsker, answered: question.answer !== null, dealStatus: deal.status };
  return {
    id: question.id,
    deal_id: question.dealId,
    number: question.number,
    subject: question.subject,
    category: QUESTION_CATEGORIES.find((category) => category === question.category) ?? null,
    question: question.question,
    answer: question.answer,
    asked_by: byOwner === (type === 'sell') ? 'seller' : 'buyer',
    asker: personName(asker, opens.name || isAsker),
    answerer: answerer && personName(answerer, opens.name || !isAsker),
    ...(askedThrough !== null && (opens.name || isAsker) && { asker_adviser: askedThrough }),
    ...(answeredThrough !== null && (opens.name || !isAsker) && { answerer_adviser: answeredThrough }),
    mine: isAsker,
    files: readable('question'),
    answer_files: readable('answer'),
    earlier_answers: earlier.map(({ answer, writtenAt }) => ({
      answer,
      written_at: writtenAt.toISOString(),
    })),
    actions: reader === 'staff' ? [] : questionActions(facts),
    created_at: question.createdAt.toISOString(),
    edited_at: question.editedAt?.toISOString() ?? null,
    answered_at: question.answeredAt?.toISOString() ?? null,
    corrected_at: question.correctedAt?.toISOString() ?? null,
    updated_at: question.updatedAt.toISOString(),
  };
}
