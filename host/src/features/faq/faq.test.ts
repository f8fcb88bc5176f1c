import { searchWords } from './fold-text.ts';
import { highlightWords } from './highlight-words.ts';
import { searchFaq } from './search-faq.ts';

const marked = (text: string, query: string) =>
  highlightWords(text, searchWords(query))
    .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join('');

test.each([
  ['Exclusivité', 'exclusivite', '[Exclusivité]'],
  ['Le gros œuvre', 'OEUVRE', 'Le gros [œuvre]'],
  ['d’exclusivité', "d'exclu", '[d’exclu]sivité'],
  ['une vente, des ventes', 'vente', 'une [vente], des [vente]s'],
  ['grand livre', 'livre grand', '[grand] [livre]'],
  ['aaa', 'aa', '[aaa]'],
  ['Un été', '', 'Un été'],
  ['Un été', 'hiver', 'Un été'],
])('in “%s” the search “%s” marks %s', (text, query, expected) => {
  expect(marked(text, query)).toBe(expected);
});

const questions = [
  { id: 1, category: 1, question: 'Que voit votre équipe ?', answer: 'Chaque annonce.' },
  { id: 2, category: 2, question: 'Qu’est-ce que l’exclusivité ?', answer: 'Un délai pour l’acquéreur.' },
];
test.each([
  ['', [1, 2]],
  ['equipe', [1]],
  ['exclusivite delai', [2]],
  ['equipe delai', []],
])('“%s” finds the questions %j', (query, ids) => {
  expect(searchFaq(questions, searchWords(query)).map(({ id }) => id)).toEqual(ids);
});

test('a match in the answer only is shown open', () => {
  const [found] = searchFaq(questions, searchWords('délai'));
  expect(found?.inAnswer).toBe(true);
  expect(searchFaq(questions, searchWords('exclusivité'))[0]?.inAnswer).toBe(false);
});
