/** What French says as English does. Whatever else is the same in both was forgotten. */
export const sameInBoth: ReadonlySet<string> = new Set([
  'Actions',
  'Commercial',
  'Contact',
  'Data room',
  'Description',
  'Documents',
  'EBITDA',
  'E-mail',
  'English',
  'Finances',
  'Français',
  'Menu',
  'Messages',
  'Notifications',
  'Questions',
  '© {{year}} Handover',
]);
