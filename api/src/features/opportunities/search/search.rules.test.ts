import assert from 'node:assert/strict';
import { test } from 'node:test';
import { editsBetween, isMeantLiterally, searchedWords, wordsOf } from './search.rules.ts';

const edits: [string, string, number][] = [
  ['hotel', 'hotel', 0],
  ['hotl', 'hotel', 1],
  ['hootel', 'hotel', 1],
  ['hotal', 'hotel', 1],
  ['hotle', 'hotel', 1],
  ['boulagnerie', 'boulangerie', 1],
  ['bolangrie', 'boulangerie', 2],
  ['wine', 'hotel', 4],
  ['', 'abc', 3],
  ['abc', '', 3],
];
for (const [one, other, count] of edits)
  test(`${one} is ${count} edits from ${other}`, () => assert.equal(editsBetween(one, other), count));

const known = (word: string, alike: string[], containing: string[] = [], isCommon = false) => ({
  word,
  alike,
  containing,
  isCommon,
});
test('a word that no teaser has is read as what it may misspell', () => {
  assert.deepEqual(searchedWords([known('machinning', ['machining', 'matching', 'machinery'])]), [
    { word: 'machinning', others: ['machining'] },
  ]);
});
test('a word that teasers have is not read as another', () => {
  assert.deepEqual(searchedWords([known('cave', ['cage'], ['cave', 'caveau'])]), [
    { word: 'cave', others: ['cave', 'caveau'] },
  ]);
});
test('short words are not forgiven, four letters one edit, eight letters two', () => {
  const others = (word: string, alike: string) => searchedWords([known(word, [alike])])[0]?.others;
  assert.deepEqual(others('vin', 'vins'), []);
  assert.deepEqual(others('hotl', 'hotel'), ['hotel']);
  assert.deepEqual(others('hotlle', 'hotel'), []);
  assert.deepEqual(others('bolangrie', 'boulangerie'), ['boulangerie']);
});
test('common words count only if there is no other', () => {
  const common = known('de', [], [], true);
  assert.deepEqual(
    searchedWords([common, known('vin', [])]).map(({ word }) => word),
    ['vin'],
  );
  assert.deepEqual(
    searchedWords([common]).map(({ word }) => word),
    ['de'],
  );
});
test('the words of a text: letters and digits of any script, once each, eight at most', () => {
  assert.deepEqual(wordsOf("L'hôtel (28 chambres), L'été"), ['L', 'hôtel', '28', 'chambres', 'été']);
  assert.deepEqual(wordsOf('%'), []);
  assert.equal(wordsOf('a b c d e f g h i j').length, 8);
});
test('quotations and exclusions are meant literally', () => {
  assert.ok(isMeantLiterally('"optique du bocage"'));
  assert.ok(isMeantLiterally('optique -bocage'));
  assert.ok(!isMeantLiterally('Auvergne-Rhône-Alpes'));
});
