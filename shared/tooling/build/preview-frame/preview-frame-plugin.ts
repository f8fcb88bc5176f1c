import webpack, { type Compilation, type Compiler } from 'webpack';
import { integrityOf } from '../../releases/builds/integrity.ts';
import type { PackageFacts } from '../descriptor/package-facts.ts';
import { NestedBuild, type NestedFiles } from '../plugins/nested-build.ts';
import { frameConfig } from './frame-config.ts';
import { FRAME_META_POLICY, PREVIEW_FOLDER, PREVIEW_FRAME } from './headers.ts';

/**
 * Builds the frame in which documents are shown, and adds its files to those of the shell. It is a build of its own: what is loaded in
 * it has nothing in common with the page.
 */
export class PreviewFramePlugin {
  private readonly build: NestedBuild;

  constructor(facts: PackageFacts) {
    this.build = new NestedBuild('PreviewFramePlugin', frameConfig(facts), emit);
  }

  apply(compiler: Compiler) {
    this.build.apply(compiler);
  }
}

function emit(compilation: Compilation, { files, entry }: NestedFiles): void {
  // Built and minimized already.
  const info = { minimized: true };
  for (const [name, content] of files)
    compilation.emitAsset(
      name.startsWith('server/') ? name : `${PREVIEW_FOLDER}/${name}`,
      new webpack.sources.RawSource(content),
      info,
    );
  compilation.emitAsset(PREVIEW_FRAME, new webpack.sources.RawSource(documentOf(files, entry)), info);
}

/** Scripts by relative addresses: the same files work at each address. */
function documentOf(files: NestedFiles['files'], entry: string[]): string {
  const checked = (file: string) =>
    `integrity="${integrityOf(files.get(file) ?? Buffer.alloc(0))}" crossorigin="anonymous"`;
  const styles = entry.filter((file) => file.endsWith('.css'));
  const scripts = entry.filter((file) => file.endsWith('.js'));
  return `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="${FRAME_META_POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1, minimum-scale=1">
<meta name="robots" content="noindex">
<title>Preview</title>
${styles.map((file) => `<link rel="stylesheet" href="${file}" ${checked(file)}>`).join('')}
${scripts.map((file) => `<script src="${file}" ${checked(file)} defer></script>`).join('')}
</head>
<body></body>
</html>
`;
}
