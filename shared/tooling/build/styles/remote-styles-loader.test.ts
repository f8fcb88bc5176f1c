import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'handover-remote-styles-')));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Builds style sheets as the preset of a remote does. Returns them, and the errors as the build prints them. */
function build(files: Record<string, string>) {
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  const script = join(__dirname, 'testing/build-styles.ts');
  const { stderr } = spawnSync(process.execPath, [script, folder], { encoding: 'utf8' });
  const output = join(folder, 'dist');
  const sheets = stderr === '' ? readdirSync(output).filter((name) => name.endsWith('.css')) : [];
  const css = sheets.map((name) => readFileSync(join(output, name), 'utf8')).join('');
  return { css: css.replace(/-[\w-]{6}\b/g, '-hash'), stderr };
}

test('the styles of a remote are in a layer of their own, those of shared stay as they are', () => {
  const { css, stderr } = build({
    'main.js': "import './a.module.css'; import './b.module.css'; import './from-shared.css';",
    'a.module.css': '.a { top: 1px }',
    'b.module.css': '.b { composes: c from "./c.module.css"; top: 2px }',
    'c.module.css': '.c p { top: 3px }',
    'from-shared.css': 'body { top: 4px }',
  });
  expect(stderr).toBe('');
  expect(css).toBe(
    '@layer mantine,shared;@layer mfe-cards{.a-hash{top:1px}.c-hash p{top:3px}.b-hash{top:2px}}body{top:4px}',
  );
});

test('a style sheet that reaches outside fails the build with file and line, imported ones too', () => {
  const { stderr } = build({
    'main.js': "import './a.module.css'; import './plain.css';",
    'a.module.css': '.a { composes: c from "./c.module.css" }',
    'c.module.css': '.c {\n  top: 0;\n}\n\n.c ~ h1,\nbody {\n  top: 0;\n}\n',
    'plain.css': '.plain { top: 0 }',
  });
  expect(stderr).toContain('Styles reach outside of mfe-cards:');
  expect(stderr).toContain('\nc.module.css:5 .c ~ h1 selects elements of others');
  expect(stderr).toContain('\nc.module.css:6 body selects elements of others');
  expect(stderr).toContain('\nplain.css:1 .plain selects elements of others; only the classes of a CSS');
});
