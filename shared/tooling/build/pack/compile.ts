import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CommandError } from '../command/command-error.ts';
import { readJson, sharedFolder, toolingFolder } from '../descriptor/package-facts.ts';
import { workspace } from '../workspace/index.ts';
import { pluginFolder } from './package-json.ts';

/** Files that are no TypeScript to compile, by package. */
const ASSETS = {
  shared: [
    '{design,domain,kernel,shell}/**/*.{css,woff2,svg,txt}',
    'assets.d.ts',
    '{federation,shell}/README.md',
    'README.md',
  ],
  tooling: ['mock-host/**/*.{css,svg}', '{releases,build,mock-host}/README.md', 'README.md'],
};

/** What only this repository runs of tooling: checks of the whole workspace, its test runner, what makes packages. */
const OWN_TOOLS = [
  'build/{docs,fonts,lint,new-remote,pack,test-run,texts}',
  'build/bin/{check-*,env-example,new-remote,pack-shared,run-tests,subset-fonts,test-times}.ts',
];

/** A string that is a relative path to a TypeScript file: of an import, or of a file that a tool is given. */
const RELATIVE_PATH = /(['"])(\.{1,2}\/[^'"\n]+)\.tsx?\1/g;

/** Compiles shared to JavaScript and declarations in `folder`, and copies its other files. */
export function compileShared(folder: string): void {
  compile('shared', join(import.meta.dirname, 'tsconfig.json'), folder);
  finish(sharedFolder, ASSETS.shared, folder);
}

/** Compiles tooling into `folder`, with the types of the compiled shared in `shared`. */
export function compileTooling(folder: string, shared: string): void {
  const left = OWN_TOOLS.flatMap((pattern) => globSync(pattern, { cwd: toolingFolder }));
  compileAgainst('tooling', toolingFolder, '.', folder, {
    paths: pathsOf(sharedFolder, shared),
    exclude: [
      'node_modules',
      'dist',
      '.cache',
      '**/*.test.ts',
      '**/*.test.tsx',
      '*/**/testing',
      '*.config.ts',
      ...left,
    ],
  });
  finish(toolingFolder, ASSETS.tooling, folder);
}

/** Compiles the manifest plugin into `folder`, with the types of the compiled packages. */
export function compilePlugin(folder: string, shared: string, tooling: string): void {
  compileAgainst('manifest-plugin', pluginFolder, 'src', folder, {
    // The declarations of tooling name some of shared.
    paths: { ...pathsOf(sharedFolder, shared), ...pathsOf(toolingFolder, tooling) },
    exclude: [],
  });
  finish(pluginFolder, [], folder);
}

/** Import specifier -> declarations of the compiled package in `folder`. */
function pathsOf(source: string, folder: string): Record<string, string[]> {
  const { name, exports } = readJson(join(source, 'package.json'));
  return Object.fromEntries(
    Object.entries<string | { types: string }>(exports).flatMap(([key, file]) => {
      const path = typeof file === 'string' ? file.replace(/\.ts$/, '.d.ts') : file.types;
      return path.endsWith('.json') ? [] : [[name + key.slice(1), [join(folder, path)]]];
    }),
  );
}

interface Against {
  paths: Record<string, string[]>;
  exclude: string[];
}

/** Compiles a package whose imports of others are to find their declarations, and not their sources. */
function compileAgainst(
  name: string,
  source: string,
  root: string,
  folder: string,
  { paths, exclude }: Against,
) {
  const config = join(source, 'tsconfig.pack.json');
  const content = {
    extends: './tsconfig.json',
    compilerOptions: {
      noEmit: false,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      rootDir: root,
      paths,
    },
    include: [root],
    exclude,
  };
  writeFileSync(config, JSON.stringify(content));
  try {
    compile(name, config, folder);
  } finally {
    rmSync(config);
  }
}

function compile(name: string, config: string, folder: string): void {
  const tsc = join(toolingFolder, 'node_modules/.bin/tsc');
  const { status, stdout } = spawnSync(tsc, ['-p', config, '--outDir', folder], { encoding: 'utf8' });
  if (status !== 0) throw new CommandError(`${name} can't be packed:\n${stdout}`);
}

/** Copies the other files of a package with the pages that its READMEs lead to, and names compiled files as what they are. */
function finish(source: string, assets: readonly string[], folder: string): void {
  for (const file of globSync(assets, { cwd: source })) cpSync(join(source, file), join(folder, file));
  for (const file of globSync('**/*.md', { cwd: folder })) takeLinkedPages(file, folder);
  for (const file of globSync('**/*.{js,d.ts}', { cwd: folder })) nameCompiled(join(folder, file));
}

/** A link of a README to a page in `docs` of the repository, or the path of one. */
const TO_DOCS = /(?:\.\.\/)+docs\/([\w/-]+\.md)/g;

/** Copies the pages that a README leads to into `docs` of the package, and leads there. */
function takeLinkedPages(file: string, folder: string): void {
  const up = '../'.repeat(file.split('/').length - 1) || './';
  const text = readFileSync(join(folder, file), 'utf8');
  const linked = [...text.matchAll(TO_DOCS)].map(([, page = '']) => page);
  writeFileSync(join(folder, file), text.replaceAll(TO_DOCS, `${up}docs/$1`));
  for (const page of linked.filter((each) => !existsSync(join(folder, 'docs', each))))
    cpSync(join(workspace, 'docs', page), join(folder, 'docs', page));
}

/** tsc renames imports in code only; here also in declarations, and the paths of loaders and entries in the code. */
function nameCompiled(file: string): void {
  const before = readFileSync(file, 'utf8');
  const after = before.replaceAll(RELATIVE_PATH, (path: string, quote: string, name: string) =>
    existsSync(join(dirname(file), `${name}.js`)) ? `${quote}${name}.js${quote}` : path,
  );
  if (after !== before) writeFileSync(file, after);
}
