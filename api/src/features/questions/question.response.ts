import { QUESTION_CATEGORIES, type Question } from '@handover/shared/contract';
import { callerOf, type Viewer } from '../../http/call.ts';
import { disclosureOf, readerOf, sideOf } from '../deals/index.ts';
import { fileView, ownFileView } from '../stored-files/index.ts';
import { personName } from '../users/index.ts';
import type { Part } from './attachments.sql.ts';
import { publishedResponse } from './publishing/published.response.ts';
import { type PublishFacts, questionActions } from './question.rules.ts';
import type { QuestionRow } from './questions.sql.ts';

/** What decides which actions the viewer, a party of the deal, may take. */
export function questionFacts(
  { question, deal, type, published }: QuestionRow,
  viewer: Viewer,
): PublishFacts {
  return {
    isAsker: question.askedBy === viewer.id,
    answered: question.answer !== null,
    dealStatus: deal.status,
    side: sideOf(type, viewer.id === deal.ownerId ? 'owner' : 'requester'),
    type,
    hasListing: deal.opportunityId !== null,
    isForListing: viewer.acting?.scope !== 'deal',
    isPublished: published !== undefined,
  };
}

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
  const assignee = row.assignments.find(({ partyId }) => partyId === viewer.id);
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
    assignee: assignee ? { id: assignee.personId, name: assignee.name } : null,
    assigned_to_me: assignee?.personId === callerOf(viewer),
    published: row.published && reader === 'seller' ? publishedResponse(row.published) : null,
    actions: reader === 'staff' ? [] : questionActions(questionFacts(row, viewer)),
    created_at: question.createdAt.toISOString(),
    edited_at: question.editedAt?.toISOString() ?? null,
    answered_at: question.answeredAt?.toISOString() ?? null,
    corrected_at: question.correctedAt?.toISOString() ?? null,
    updated_at: question.updatedAt.toISOString(),
  };
}
