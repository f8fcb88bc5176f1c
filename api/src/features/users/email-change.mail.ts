import type { Message } from '../../plugins/mail.ts';

/** To the new address, in both languages, and without a name: it may be the address of somebody else. */
export const emailChangeMail = (email: string, link: string, hours: number): Message => ({
  to: email,
  subject: 'Handover: confirm your new e-mail address / confirmez votre nouvelle adresse e-mail',
  text: `Hello,

This is to become the e-mail address of an account at Handover. Confirm it within ${hours} hours, signed in to that account:
${link}

If you did not ask for this, do nothing: without you nothing changes.

Bonjour,

Cette adresse e-mail doit devenir celle d’un compte Handover. Confirmez-la dans les ${hours} heures, en étant connecté à ce compte :
${link}

Si vous n’êtes pas à l’origine de cette demande, ne faites rien : sans vous, rien ne change.
`,
});
