import type { MailTexts } from './mail-texts.ts';
import { requestTexts } from './request-texts.en.ts';
import { asGoesOn } from './subject.rules.ts';

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;
const withLeftOut = (names: string | undefined) =>
  names ? ` Not accepted as a tag or region, and left out: ${names}.` : '';
const within = (count: number | undefined) => (count ? `in ${days(count)}` : 'soon');

export const english: MailTexts = {
  language: 'en',
  quoted: (title) => `“${title}”`,
  phases: {
    introduction: 'introduction',
    loi: 'letter of intent',
    due_diligence: 'due diligence',
    spa: 'SPA negotiation',
    closing: 'signing and closing',
  },
  greeting: (firstName) => `Hello ${firstName},`,
  lead: (count) =>
    count === 1 ? 'There is news for you on Handover:' : `There are ${count} updates for you on Handover:`,
  subject: (count) => `${count} updates for you`,
  headed: (subject) => `Handover: ${asGoesOn(subject)}`,
  digestLead: (count) =>
    count === 1 ? 'Since yesterday, on Handover:' : `${count} updates since yesterday, on Handover:`,
  digestSubject: (count) => (count === 1 ? 'your day in one update' : `your day in ${count} updates`),
  rest: (count) => `and ${count} more.`,
  list: 'All of them, each with its link:',
  unsubscribe: 'No more of these e-mails:',
  settings: 'Choose here what we tell you by e-mail:',
  farewell: 'Handover',
  types: {
    opportunity_approved: ({ title, leftOut }) =>
      `${title} is published. Everyone can find it now, without learning who you are.${withLeftOut(leftOut)}`,
    opportunity_rejected: ({ title, reason, leftOut }) =>
      `${title} is not published.${withLeftOut(leftOut)}${reason ? ` Reason: ${reason}` : ''}`,
    ...requestTexts,
    loi_submitted: ({ title, date, place }) =>
      `A letter of intent for ${title} has arrived.${date ? ` It is open until the end of ${date} in ${place}.` : ''}`,
    loi_updated: ({ title }) => `The letter of intent for ${title} was updated.`,
    loi_withdrawn: ({ title }) => `The letter of intent for ${title} was withdrawn.`,
    loi_accepted: ({ title, date }) =>
      `Your letter of intent for ${title} was accepted. Due diligence begins${date ? `; exclusivity runs until ${date}` : ''}.`,
    loi_declined: ({ title }) => `Your letter of intent for ${title} was declined.`,
    loi_expiring: ({ title, count, date }) =>
      `The letter of intent for ${title} expires ${within(count)}${date ? `, at the end of ${date}` : ''}.`,
    loi_expired: ({ title }) => `The letter of intent for ${title} has expired.`,
    exclusivity_changed: ({ title, date }) =>
      date
        ? `Exclusivity on ${title} now runs until ${date}.`
        : `The exclusivity period of ${title} has a new end date.`,
    exclusivity_proposed: ({ title, date }) =>
      `An earlier end of the exclusivity on ${title} is proposed${date ? `: ${date}` : ''}. Your answer is awaited.`,
    exclusivity_agreed: ({ title, date }) =>
      `The earlier end of the exclusivity on ${title} is agreed${date ? `: ${date}` : ''}.`,
    exclusivity_refused: ({ title }) =>
      `The earlier end of the exclusivity on ${title} was refused. Exclusivity runs as before.`,
    exclusivity_ending: ({ title, count, date }) =>
      `Exclusivity on ${title} ends ${within(count)}${date ? `, at the end of ${date}` : ''}.`,
    exclusivity_ended: ({ title }) => `Exclusivity on ${title} has ended.`,
    deal_paused_by_exclusivity: ({ title }) =>
      `The deal on ${title} is paused: exclusivity runs in another deal.`,
    deal_resumed: ({ title }) => `The deal on ${title} has been resumed.`,
    deal_phase_changed: ({ title, phase }) => `The deal on ${title} moved to: ${phase ?? 'a new phase'}.`,
    deal_changed: ({ title }) =>
      `The particulars of ${title} were changed. The timeline of the deal shows how.`,
    deal_paused: ({ title }) => `The deal on ${title} is paused.`,
    deal_cancelled: ({ title, cause }) =>
      cause === 'sold'
        ? `Your deal on ${title} has ended: a deal with someone else was completed.`
        : `The deal on ${title} was cancelled.`,
    deal_completed: ({ title }) => `The deal on ${title} is completed. The business has changed hands.`,
    question_asked: ({ title, several }) =>
      several
        ? `You have ${several} new questions about ${title}.`
        : `You have a new question about ${title}.`,
    question_edited: ({ title, several }) =>
      several
        ? `${several} questions about ${title} were reworded.`
        : `A question about ${title} was reworded.`,
    question_answered: ({ title, several }) =>
      several
        ? `${several} of your questions about ${title} have an answer.`
        : `Your question about ${title} has an answer.`,
    answer_corrected: ({ title, several }) =>
      several
        ? `${several} answers to your questions about ${title} were corrected.`
        : `An answer to your question about ${title} was corrected.`,
    document_added: ({ title }) => `New documents for ${title} are in the data room.`,
    favorite_price_changed: ({ title }) => `The asking price of ${title} has changed.`,
    favorite_unavailable: ({ title, cause, isMandate }) => {
      if (cause !== 'sold') return `${title} is no longer available.`;
      return isMandate ? `${title} is fulfilled: the buyer has found a business.` : `${title} is sold.`;
    },
    favorite_back: ({ title }) => `${title} is available again.`,
    password_changed: () => 'Your password was changed. If it was not you, set a new one now.',
    new_device: ({ device }) =>
      `Someone signed in to your account from a new device${device ? ` (${device})` : ''}. If it was not you, change your password.`,
  },
};
