/**
 * Every call, and which adviser makes it for the owner: one who negotiates, one whom the owner lets accept what binds them as well, none
 * whatever is written; an archive is one's own, and an adviser has none there.
 */
export const CALLS = {
  ask: 'negotiates',
  accept: 'negotiates',
  decline: 'negotiates',
  withdraw: 'negotiates',
  submit_loi: 'accepts',
  update_loi: 'accepts',
  accept_loi: 'accepts',
  decline_loi: 'negotiates',
  withdraw_loi: 'accepts',
  to_introduction: 'negotiates',
  to_loi: 'negotiates',
  to_due_diligence: 'negotiates',
  to_spa: 'negotiates',
  to_closing: 'negotiates',
  pause_or_resume: 'negotiates',
  cancel: 'none',
  complete: 'accepts',
  confirm_completion: 'accepts',
  refuse_completion: 'accepts',
  withdraw_completion: 'accepts',
  extend: 'accepts',
  shorten: 'accepts',
  propose_end: 'negotiates',
  agree_to_end: 'accepts',
  refuse_end: 'accepts',
  withdraw_end: 'negotiates',
  archive: 'own',
  attach_company: 'none',
} as const satisfies Record<string, 'negotiates' | 'accepts' | 'none' | 'own'>;
export type Call = keyof typeof CALLS;
