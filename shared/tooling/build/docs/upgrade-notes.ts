/** The name of a version that has no number yet. */
export const NEXT_VERSION = 'The next version';

export interface UpgradeFacts {
  /** The version that people upgrade from, and that of the notes. */
  from: string;
  to: string;
  /** The messages of the commits between, oldest first. */
  commits: readonly string[];
  /** The migrations between, in their order. */
  migrations: readonly string[];
  /** `.env.example` of both. */
  settings: { before: string; after: string };
}

/** What an operator has to know to upgrade, as a section of UPGRADING.md. */
export function upgradeNotes({ from, to, commits, migrations, settings }: UpgradeFacts): string {
  const parts = {
    'What breaks': commits.flatMap(breakingChange),
    Migrations: migrations.map(migrationNote),
    Settings: settingNotes(settingsOf(settings.before), settingsOf(settings.after)),
  };
  const written = Object.entries(parts).map(
    ([title, lines]) => `### ${title}\n${lines.map((line) => `- ${line}`).join('\n') || 'None.'}`,
  );
  return [`## ${to}, from ${from}`, ...written].join('\n\n');
}

/** The page with a section in the place of that of the same version, or above those of older ones. */
export function withNotes(page: string, notes: string): string {
  const [head = '', ...sections] = page.split(/^(?=## )/m);
  const version = (section: string) => /^## ([^,\n]+)/.exec(section)?.[1];
  const replaced = [version(notes), NEXT_VERSION];
  const others = sections.filter((section) => !replaced.includes(version(section)));
  return `${[head.trimEnd(), notes, ...others.map((section) => section.trimEnd())].join('\n\n')}\n`;
}

/** The footer of a commit says so, or the `!` of its subject. */
function breakingChange(message: string): string[] {
  const footers = [...message.matchAll(/^BREAKING[ -]CHANGE: ([^\n]+(?:\n[^\n]+)*)/gm)].map(([, text = '']) =>
    text.replaceAll('\n', ' '),
  );
  if (footers.length > 0) return footers;
  const [, area, text] = /^\w+(?:\(([^)]+)\))?!: (.+)/.exec(message) ?? [];
  return text ? [area ? `${area}: ${text}` : text] : [];
}

/** Migrations in which the version before finds less than it uses are called so: `api/db/expand.rules.ts`. */
const migrationNote = (name: string) =>
  /^\d+_contract_/.test(name)
    ? `\`${name}\`: **the version before does not run on it.** Stop all processes for this upgrade; only a backup leads back.`
    : `\`${name}\`: the version before runs on it.`;

interface Setting {
  fallback: string;
  does: string;
}

const settingsOf = (example: string) =>
  new Map<string, Setting>(
    example.split('\n\n').flatMap((block) => {
      const does = /^# (.*)$/m.exec(block)?.[1] ?? '';
      return [...block.matchAll(/^#([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(
        ([, name = '', fallback = '']): [string, Setting] => [name, { fallback, does }],
      );
    }),
  );

const orNone = (fallback: string) => (fallback ? `\`${fallback}\`` : 'none');

function settingNotes(before: Map<string, Setting>, after: Map<string, Setting>): string[] {
  const gone = [...before.keys()].filter((name) => !after.has(name)).map((name) => `gone: \`${name}\``);
  const changed = [...after].flatMap(([name, { fallback }]) => {
    const old = before.get(name);
    if (!old || old.fallback === fallback) return [];
    return [`other default: \`${name}\`, ${orNone(fallback)} instead of ${orNone(old.fallback)}`];
  });
  const added = [...after].filter(([name]) => !before.has(name));
  const explained = Map.groupBy(added, ([, { does }]) => does);
  const fresh = [...explained].map(([does, settings]) => {
    const names = settings.map(([name, { fallback }]) => `\`${name}\` (by default ${orNone(fallback)})`);
    return `new: ${names.join(', ')}: ${does}`;
  });
  return [...gone, ...changed, ...fresh];
}
