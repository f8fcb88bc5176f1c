import { upgradeNotes, withNotes } from './upgrade-notes.ts';

const facts = {
  from: '0.9.0',
  to: '0.10.0',
  commits: [
    'feat(api)!: sessions end after a year',
    'fix: a thing',
    'feat: another\n\nWhy.\n\nBREAKING CHANGE: `handover start`\nneeds Node 26\n\nMore.',
  ],
  migrations: ['0004_views', '0005_contract_old_views'],
  settings: {
    before: '# of sockets\n#SOCKETS=30\n\n# of calls\n#CALLS=4\n#OLD=',
    after: '# of sockets\n#SOCKETS=40\n\n# of calls\n#CALLS=4\n\n# where traces go\n#TRACES=',
  },
};

test('notes tell what breaks, by footer or subject, migrations, and settings that came, went or changed', () => {
  expect(upgradeNotes(facts)).toBe(`## 0.10.0, from 0.9.0

### What breaks
- api: sessions end after a year
- \`handover start\` needs Node 26

### Migrations
- \`0004_views\`: the version before runs on it.
- \`0005_contract_old_views\`: **the version before does not run on it.** Stop all processes for this upgrade; only a backup leads back.

### Settings
- gone: \`OLD\`
- other default: \`SOCKETS\`, \`40\` instead of \`30\`
- new: \`TRACES\` (by default none): where traces go`);
  expect(upgradeNotes({ ...facts, commits: [], migrations: [] })).toContain('### Migrations\nNone.');
});

test('they replace those of the same version, above those of older ones', () => {
  const page =
    '# Upgrading\n\nHow.\n\n## The next version, from 0.9.0\n\nold\n\n## 0.9.0, from 0.8.0\n\nolder\n';
  expect(withNotes(page, '## 0.10.0, from 0.9.0\n\nnew')).toBe(
    '# Upgrading\n\nHow.\n\n## 0.10.0, from 0.9.0\n\nnew\n\n## 0.9.0, from 0.8.0\n\nolder\n',
  );
  expect(withNotes('# Upgrading\n', '## 1.0.0, from 0.10.0\n\nfirst')).toBe(
    '# Upgrading\n\n## 1.0.0, from 0.10.0\n\nfirst\n',
  );
});
