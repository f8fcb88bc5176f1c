import { envExample } from './env-example.ts';

const page = `
| setting | default | what |
| --- | --- | --- |
| \`PORT\` | 3000 | where it [listens](#there) |
| \`A_DAY\`, \`A_YEAR\` | 1, 365; | ignored |
| \`LIFE\`, \`IDLE\` | 10; 7,14 | of a \`session\` |
| \`OWNER\` | that of the store | a name |
| no setting | 1 | x |
`;

test('has every setting once, with its default where that is a value', () => {
  const text = envExample({ 'README.md': page, 'other.md': '| `PORT` | 1 | again |\n| `HOST` | none | x |' });
  expect(text.split('\n\n').slice(1)).toEqual([
    '# README.md',
    '# where it listens\n#PORT=3000',
    '# ignored\n#A_DAY=1\n#A_YEAR=365;',
    '# of a session\n#LIFE=10\n#IDLE=7,14',
    '# a name\n#OWNER=',
    '# other.md',
    '# x\n#HOST=\n',
  ]);
});
