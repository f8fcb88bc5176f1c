import type { PeopleTexts } from './error-texts.ts';

export const enOfPeople: PeopleTexts = {
  'person.not_found': 'This person was not found.',
  'person.is_staff': 'This is not possible with an account of staff.',
  'person.is_suspended': 'This account is suspended already.',
  'person.not_suspended': 'This account is not suspended.',
  'person.no_second_factor': 'This account has no second factor.',
  'failure.not_found': 'This failure is no longer there. Perhaps another attempt has succeeded.',
  'failure.outdated': 'The links in this mail have expired. The person has to ask for a new one.',
  'delegation.not_found': 'This invitation or right to act was not found.',
  'delegation.to_oneself': 'This is your own address.',
  'delegation.exists': 'This person is invited for it already. Change what they may do instead.',
  'delegation.over': 'This right to act has ended.',
  'delegation.answered': 'You have answered this invitation already.',
  'delegation.conflict': 'You are, or act for, the other side of a deal that this covers.',
  'delegation.end_past': 'The last day has to be today or later.',
  'delegation.right_missing': 'You may not do this for the person you act for. Ask them for the right.',
  'delegation.adviser_only': 'Only the invited person may answer.',
  'delegation.principal_only': 'Only the person you act for may do this.',
  'delegation.too_many': ({ count }) =>
    `You have let advisers act ${count} times, which is the most. End one of them first.`,
  'report.not_found': 'This report does not exist.',
  'report.own_listing': 'This listing is yours. You can change or delete it.',
  'report.too_many':
    'You have reported several listings today. We read each of them; please report others tomorrow.',
  'report.decided': 'This report is decided already.',
};
