import { wordFault } from './french-words.ts';

test.each([
  ['Parcourir les opportunités', true],
  ['Parcourir les dossiers', false],
  ['L’entreprise est vendue', true],
  ['Ce que demande le vendeur', false],
  ['Ce que demande le cédant', true],
  ['L’entreprise à céder', false],
  ['Les repreneurs', true],
  ['En attente de modération', true],
  ['À vous de jouer', true],
  ['avec leurs chiffres et leurs sites.', true],
  ['Site web', false],
  ['des fourchettes de chiffres', true],
  ["L'annonce", true],
  ['L’annonce', false],
])('%j has a word that the glossary has not: %p', (text, isWrong) =>
  expect(wordFault(text) !== null).toBe(isWrong),
);
