import { withMails } from './mails-of-notices.ts';

const texts = {
  quoted: '“{{title}}”',
  reason: ' Reason: {{reason}}',
  subjects: { deal_paused: 'Deal paused: {{title}}' },
  types: { deal_paused: 'The deal on {{title}} is paused.' },
};

test.each([
  [
    'a project',
    'You are reminded of “{{project_title}}”. Answer soon.',
    'You are reminded of {{title}}. Answer soon.',
    'You are reminded of {{title}}',
  ],
  ['a firm', 'You have left “{{firm_name}}”.', 'You have left {{title}}.', 'You have left {{title}}'],
  [
    'a reason',
    '“{{project_title}}” is refused. Reason: {{reason}}',
    '{{title}} is refused.{{reason}}',
    '{{title}} is refused',
  ],
])('the mail of a new notice begins as the list says it: %s', (_, shown, sentence, subject) => {
  const { types, subjects } = withMails(texts, { deal_new: shown }, ['deal_paused', 'deal_new']);
  expect(types).toEqual({ ...texts.types, deal_new: sentence });
  expect(subjects).toEqual({ ...texts.subjects, deal_new: subject });
});

test('what is there stays, and what the list does not say is not begun', () => {
  const shown = { deal_paused: '“{{project_title}}” rests.', deal_paused_person: '{{person}} rests.' };
  expect(withMails(texts, shown, ['deal_paused', 'deal_new'])).toEqual(texts);
});
