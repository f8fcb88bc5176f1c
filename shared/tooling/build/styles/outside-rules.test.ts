import postcss from 'postcss';
import { outsideRules } from './outside-rules.ts';

const reasonsOf = (css: string, isModule = true) =>
  outsideRules(postcss.parse(css), isModule).map(({ line, reason }) => `${line}: ${reason}`);

test.each([
  '.card { color: red }',
  '.card h2, .card > *, .bars i + i { color: red }',
  'table.card th:first-child::before { content: "" }',
  ':is(.card, .row) td { color: red }',
  ':root[data-print] .card { display: none }',
  ':global([data-mantine-color-scheme="dark"]) .card { color: red }',
  '.card:has(input:checked) { color: red }',
  '.card + .card { color: red }',
  '@media (width > 40em) { .card { color: red } }',
  '@keyframes turn { from { rotate: 0deg } 50% { rotate: 90deg } }',
  '.card { --own: 1rem; & .title, > p, &:hover { color: red } }',
  '#chart svg { fill: red }',
])('is limited to its own elements: %s', (css) => expect(reasonsOf(css)).toEqual([]));

test.each([
  ['body { margin: 0 }', 'body selects elements of others'],
  [':root { --ink: red }', ':root selects elements of others'],
  ['* { margin: 0 }', '* selects elements of others'],
  ['h1, .card { margin: 0 }', 'h1 selects elements of others'],
  ['[data-x] { margin: 0 }', '[data-x] selects elements of others'],
  [':global(.mantine-Button-root) { margin: 0 }', ':global(.mantine-Button-root) selects elements of others'],
  ['body:has(.card) { margin: 0 }', 'body:has(.card) selects elements of others'],
  ['main:not(.card) p { margin: 0 }', 'main:not(.card) p selects elements of others'],
  [':is(.card, body) { margin: 0 }', ':is(.card, body) selects elements of others'],
  ['.card ~ * { margin: 0 }', '.card ~ * selects elements of others'],
  ['.card { + p { margin: 0 } }', '+ p selects elements of others'],
  ['.card { body:has(&) { margin: 0 } }', 'body:has(&) selects elements of others'],
  ['@media print { nav { display: none } }', 'nav selects elements of others'],
  ['@font-face { font-family: x; src: url(x.woff2) }', '@font-face is for the whole page'],
  ['@property --ink { syntax: "*"; inherits: true }', '@property is for the whole page'],
  ['@page { margin: 0 }', '@page is for the whole page'],
  ['@import "https://elsewhere.example/x.css";', '@import is for the whole page'],
])('reaches outside: %s', (css, reason) => expect(reasonsOf(css)).toEqual([`1: ${reason}`]));

test('without a CSS module no class and no animation is its own', () => {
  const hint = '; only the classes of a CSS module (*.module.css) are its own';
  expect(reasonsOf('.card { color: red }\n@keyframes turn {}', false)).toEqual([
    '2: @keyframes is for the whole page',
    `1: .card selects elements of others${hint}`,
  ]);
});
