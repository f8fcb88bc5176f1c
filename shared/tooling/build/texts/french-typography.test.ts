import { colonFault, elisionFault, frenchTexts, typographyFault } from './french-typography.ts';

test.each([
  ['Handover: votre compte est clôturé', true],
  ['Handover\u202f: votre compte est clôturé', false],
  ['Motif : aucun', true],
  ['Motif\u00a0: aucun', true],
  ['Vraiment?', true],
  ['Vraiment\u202f?', false],
  ['« Boulangerie »', true],
  ['«\u202fBoulangerie\u202f»', false],
  ['{{name}}: {{value}}', true],
  ['{{name}}\u202f: {{value}}', false],
  ['À 10:30, sur https://handover.test/a?b', false],
])('%j has a fault: %p', (text, isWrong) => expect(typographyFault(text) !== null).toBe(isWrong));

test.each([
  ['Compte de {{name}}', true],
  ['Ce que {{name}} pourra lire', true],
  ['Refuser l’offre d’{{name}}', true],
  ['Demandée le {{asked}}', false],
  ['Réponse donnée par {{name}} le {{date}}', false],
  ['Ce qui sera révélé à {{name}}', false],
  ['Une demande d’accès à «\u202f{{title}}\u202f» de «\u202f{{name}}\u202f»', false],
])('%j can not know whether to elide: %p', (text, isWrong) =>
  expect(elisionFault(text) !== null).toBe(isWrong),
);

test.each([
  ['<Hidden>: {deal.title}</Hidden>', true],
  [`<ul aria-label={\`\${title}: \${label}\`}>`, true],
  ["<ul aria-label={t('named', { title, label })}>", false],
  ['{items.map((item) => <li>{item}</li>)}', false],
  [`const key = \`\${name}: \${value}\`;`, false],
])('%j has a colon of English: %p', (source, isWrong) => expect(colonFault(source) !== null).toBe(isWrong));

test('French is found in code by its property, by its file, and by its words', () => {
  const code = `const a = { en: 'Bye', fr: 'Salut' }; const b = 'choisissez votre clé'; const c = \`\${a} pour \${b}\`; const d = 'id';`;
  expect(frenchTexts(code, 'a.ts').sort()).toEqual(['Salut', 'X pour X', 'choisissez votre clé'].sort());
  expect(frenchTexts("const a = { title: 'Salut' };", 'texts.fr.ts')).toEqual(['Salut']);
});
