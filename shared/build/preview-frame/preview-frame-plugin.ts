import webpack, { type Compilation, type Compiler } from 'webpack';
import type { PackageFacts } from '../package-facts.ts';
import { frameConfig } from './frame-config.ts';
import { FRAME_META_POLICY, PREVIEW_FOLDER, PREVIEW_FRAME } from './headers.ts';

interface Frame {
  files: Map<string, Buffer>;
  /** Of the document, in the order in which they are loaded. */
  entry: string[];
  dependencies: readonly string[];
}

/**
 * Builds the frame in which documents are shown, and adds its files to those of the shell. It is a build of its own: what is loaded in
 * it has nothing in common with the page.
 */
export class PreviewFramePlugin {
  private readonly facts: PackageFacts;
  private frame: Frame | undefined;

  constructor(facts: PackageFacts) {
    this.facts = facts;
  }

  apply(compiler: Compiler) {
    const builder = webpack(frameConfig(this.facts));
    const files = collectFiles(builder);
    const { PROCESS_ASSETS_STAGE_ADDITIONAL: stage } = compiler.webpack.Compilation;
    compiler.hooks.thisCompilation.tap('PreviewFramePlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise({ name: 'PreviewFramePlugin', stage }, async () => {
        const changed = compiler.modifiedFiles;
        if (!this.frame || !changed || this.frame.dependencies.some((file) => changed.has(file)))
          this.frame = await build(builder, files, compilation);
        if (this.frame) emit(compilation, this.frame);
      });
    });
    compiler.hooks.shutdown.tapPromise(
      'PreviewFramePlugin',
      () => new Promise<void>((resolve) => builder.close(() => resolve())),
    );
  }
}

/** The files of the last build. After emitting, webpack keeps only the size of an asset. */
function collectFiles(builder: Compiler) {
  const files = new Map<string, Buffer>();
  const last = { name: 'PreviewFramePlugin', stage: Number.MAX_SAFE_INTEGER };
  builder.hooks.thisCompilation.tap(last, (compilation) => {
    compilation.hooks.afterProcessAssets.tap(last, () => {
      files.clear();
      for (const { name, source } of compilation.getAssets()) files.set(name, source.buffer());
    });
  });
  return files;
}

function build(
  builder: Compiler,
  files: Map<string, Buffer>,
  compilation: Compilation,
): Promise<Frame | undefined> {
  return new Promise((resolve, reject) => {
    builder.run((error, stats) => {
      if (error || !stats) return reject(error ?? new Error('The frame of previews was not built'));
      compilation.errors.push(...stats.compilation.errors);
      const dependencies = [...stats.compilation.fileDependencies];
      compilation.fileDependencies.addAll(dependencies);
      const entry = [...(stats.compilation.entrypoints.get('frame')?.getFiles() ?? [])];
      resolve(stats.hasErrors() ? undefined : { files, entry, dependencies });
    });
  });
}

function emit(compilation: Compilation, { files, entry, dependencies }: Frame): void {
  compilation.fileDependencies.addAll(dependencies);
  // Built and minimized already.
  const info = { minimized: true };
  for (const [name, content] of files)
    compilation.emitAsset(`${PREVIEW_FOLDER}/${name}`, new webpack.sources.RawSource(content), info);
  compilation.emitAsset(PREVIEW_FRAME, new webpack.sources.RawSource(documentOf(entry)), info);
}

/** Scripts by relative addresses: the same files work at each address. */
const documentOf = (entry: string[]) => `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="${FRAME_META_POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Preview</title>
${entry
  .filter((file) => file.endsWith('.css'))
  .map((file) => `<link rel="stylesheet" href="${file}" crossorigin="anonymous">`)
  .join('')}
${entry
  .filter((file) => file.endsWith('.js'))
  .map((file) => `<script src="${file}" crossorigin="anonymous" defer></script>`)
  .join('')}
</head>
<body></body>
</html>
`;
