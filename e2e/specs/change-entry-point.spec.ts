import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { HANG_LIMIT_MS } from '../product/limits.ts';
import { copyWorkspace } from '../product/workspace-copy.ts';

const PAGE = 'shared/design/ui/page/page.tsx';

// Builds the host twice.
test.describe.configure({ timeout: 2 * HANG_LIMIT_MS });

test('who changes the source of an entry point asks whether the host can be released', {
  tag: '@long',
}, async () => {
  const copy = await copyWorkspace();
  try {
    cpSync(join(process.env.E2E_DATA_DIR ?? '', 'releases'), join(copy.folder, '.data/releases'), {
      recursive: true,
    });
    const change = (from: string, to: string) => {
      const file = join(copy.folder, PAGE);
      const before = readFileSync(file, 'utf8');
      expect(before).toContain(from);
      writeFileSync(file, before.replace(from, to));
    };
    change('  title: string;', '  title: string;\n  tone: string;');
    await expect(copy.run('can-i-release', 'host')).rejects.toThrow(
      /mfe-opportunities\/src\/\S+:\d+: Property 'tone' is missing/,
    );
    change('  tone: string;', '  tone?: string;');
    const output = await copy.run('can-i-release', 'host');
    expect(output).toContain('yes, host can be released to production');
    expect(output).toMatch(
      /@handover\/shared\/ui {2}1\.0\.0 -> 1\.1\.0 \(minor\)\n.*Page takes or gives more/,
    );
  } finally {
    copy.dispose();
  }
});
