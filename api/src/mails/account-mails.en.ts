import type { AccountMailTexts } from './account-mails.types.ts';

const undoText = (
  undo: string,
  days: number,
) => `If it was not you, undo it within ${days} days. Everybody is then signed out, and you choose a new password:
${undo}`;

/** Mails about an account, in English. */
export const englishAccountMails: AccountMailTexts = {
  linked: ({ firstName, provider, undo, undoDays }) => ({
    subject: `Handover: ${provider} was linked to your account`,
    text: `Hello ${firstName},

From now on one can sign in to your account at Handover with ${provider}.

${undoText(undo, undoDays)}
`,
  }),
  'email-changed': ({ firstName, undo, undoDays }) => ({
    subject: 'Handover: your e-mail address was changed',
    text: `Hello ${firstName},

Your account at Handover has another e-mail address now. Nothing about it will be mailed to this one any more.

${undoText(undo, undoDays)}
`,
  }),
  undone: ({ firstName, contact }) => ({
    subject: 'Handover: the change of your e-mail address was undone',
    text: `Hello ${firstName},

The change of the e-mail address of your account at Handover was undone from the earlier address. The account has that address again, everybody is signed out, and a new password is needed.

If that was not you, write to us:
${contact}
`,
  }),
  'factor-added': ({ firstName, recovery, contact }) => ({
    subject: 'Handover: an authenticator app protects your account',
    text: `Hello ${firstName},

From now on signing in to your account at Handover also takes a code from the authenticator app that was set up a moment ago. Other devices were signed out.

If it was not you, choose a new password and write to us:
${recovery}
${contact}
`,
  }),
  'factor-removed': ({ firstName, recovery, contact }) => ({
    subject: 'Handover: the authenticator app of your account was removed',
    text: `Hello ${firstName},

Signing in to your account at Handover no longer takes a code from an authenticator app.

If it was not you, choose a new password, which signs out everybody, and set the app up again:
${recovery}
${contact}
`,
  }),
  'passkey-added': ({ firstName, security, contact }) => ({
    subject: 'Handover: a passkey was added to your account',
    text: `Hello ${firstName},

From now on one can sign in to your account at Handover with a passkey that was added a moment ago. You find it here:
${security}

If it was not you, remove it, choose a new password, and write to us:
${contact}
`,
  }),
  'passkey-removed': ({ firstName, recovery, contact }) => ({
    subject: 'Handover: a passkey was removed from your account',
    text: `Hello ${firstName},

A passkey no longer opens your account at Handover.

If it was not you, choose a new password, which signs out everybody, and write to us:
${recovery}
${contact}
`,
  }),
  'recovery-code-used': ({ firstName, security, recovery }) => ({
    subject: 'Handover: a recovery code was used',
    text: `Hello ${firstName},

Somebody signed in to your account at Handover with a recovery code. It counts no more; make new ones when few are left:
${security}

If it was not you, choose a new password, which signs out everybody:
${recovery}
`,
  }),
  exported: ({ firstName, recovery, contact }) => ({
    subject: 'Handover: your data was downloaded',
    text: `Hello ${firstName},

All data of your account at Handover was downloaded as a file.

If it was not you, choose a new password, which signs out everybody, and write to us: the file cannot be taken back.
${recovery}
${contact}
`,
  }),
  closed: ({ firstName, contact }) => ({
    subject: 'Handover: your account is closed',
    text: `Hello ${firstName},

Your account at Handover was closed, and your personal data is erased. This cannot be taken back.

If it was not you, write to us:
${contact}
`,
  }),
};
