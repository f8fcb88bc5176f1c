import webpack, { type Compilation, type Compiler, type Configuration } from 'webpack';

/** The result of a nested build. */
export interface NestedFiles {
  files: Map<string, Buffer>;
  /** The files of its entry points, in the order in which they are loaded. */
  entry: string[];
  dependencies: readonly string[];
}

/**
 * A build of its own within another one, of which `emit` adds the files to that of the package. It has nothing in common with the outer build
 * but its result. While watching, it runs again only if one of its own files has changed.
 */
export class NestedBuild {
  private readonly name: string;
  private readonly configuration: Configuration;
  private readonly emit: (compilation: Compilation, files: NestedFiles) => void;
  private last: NestedFiles | undefined;

  constructor(name: string, configuration: Configuration, emit: NestedBuild['emit']) {
    this.name = name;
    this.configuration = configuration;
    this.emit = emit;
  }

  apply(compiler: Compiler) {
    const { name } = this;
    const builder = webpack(this.configuration);
    const files = collectFiles(name, builder);
    const { PROCESS_ASSETS_STAGE_ADDITIONAL: stage } = compiler.webpack.Compilation;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
        const changed = compiler.modifiedFiles;
        if (!this.last || !changed || this.last.dependencies.some((file) => changed.has(file)))
          this.last = await build(builder, files, compilation);
        if (!this.last) return;
        compilation.fileDependencies.addAll(this.last.dependencies);
        this.emit(compilation, this.last);
      });
    });
    compiler.hooks.shutdown.tapPromise(
      name,
      () => new Promise<void>((resolve) => builder.close(() => resolve())),
    );
  }
}

/** The files of the last build. After emitting, webpack keeps only the size of an asset. */
function collectFiles(name: string, builder: Compiler) {
  const files = new Map<string, Buffer>();
  const last = { name, stage: Number.MAX_SAFE_INTEGER };
  builder.hooks.thisCompilation.tap(last, (compilation) => {
    compilation.hooks.afterProcessAssets.tap(last, () => {
      files.clear();
      for (const { name: file, source } of compilation.getAssets()) files.set(file, source.buffer());
    });
  });
  return files;
}

function build(
  builder: Compiler,
  files: Map<string, Buffer>,
  compilation: Compilation,
): Promise<NestedFiles | undefined> {
  return new Promise((resolve, reject) => {
    builder.run((error, stats) => {
      if (error || !stats) return reject(error ?? new Error('A nested build has no result'));
      compilation.errors.push(...stats.compilation.errors);
      const dependencies = [...stats.compilation.fileDependencies];
      compilation.fileDependencies.addAll(dependencies);
      const entry = [...stats.compilation.entrypoints.values()].flatMap((each) => each.getFiles());
      resolve(stats.hasErrors() ? undefined : { files, entry, dependencies });
    });
  });
}
