import { breakFault } from './unbroken-words.ts';

test.each([
  ['Confirm your e-mail address', true],
  ['Confirm your e\u2011mail address', false],
  ['E-mail', false],
  ['Adresse e-mail', true],
  ['Trop courant, choisissez-en un autre', true],
  ['Trop courant, choisissez\u2011en un autre', false],
  ['A-t-il répondu', true],
  ['Connectez-vous pour lire', false],
  ['Le sous-secteur est là', false],
  ['Écrivez à contact@e-mail.example', false],
  ['Lire {{e-mail}} ici', false],
])('%j may be broken: %p', (text, isWrong) => expect(breakFault(text) !== null).toBe(isWrong));
