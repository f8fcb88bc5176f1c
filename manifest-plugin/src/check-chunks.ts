import { hashesToken } from '@handover/tooling/any-bundler';
import type { Compilation, Compiler } from 'webpack';

type CodeHook = { tap(name: string, change: (code: string) => string): void };
type StyleHook = { tap(name: string, change: (code: string, names: { tag: string }) => string): void };

/** The hooks of Rspack that replace classes of webpack. */
interface RspackHooks {
  RuntimePlugin?: {
    getCompilationHooks(compilation: Compilation): { createScript: CodeHook; createLink: CodeHook };
  };
}
export type BundlerCompiler = Compiler & { webpack: RspackHooks };

/** `MiniCssExtractPlugin` among the plugins of webpack. */
interface ExtractClass {
  getCompilationHooks?(compilation: Compilation): { beforeTagInsert?: StyleHook };
}

const NAME = 'handover-check-chunks';

/** The browser runs a chunk, script or style sheet, only if it is what was built: the code that loads it has its hash. */
export function checkChunks(compiler: BundlerCompiler): void {
  const { RuntimePlugin, runtime } = compiler.webpack;
  compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
    const checkScript = (code: string) => withIntegrity(code, 'script', 'src');
    if (RuntimePlugin) {
      const { createScript, createLink } = RuntimePlugin.getCompilationHooks(compilation);
      createScript.tap(NAME, checkScript);
      createLink.tap(NAME, (code) => withIntegrity(code, /(\w+)\.href = /.exec(code)?.[1] ?? '', 'href'));
      return;
    }
    runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(NAME, checkScript);
    for (const plugin of compiler.options.plugins) {
      const extract = plugin?.constructor as ExtractClass | undefined;
      const hooks = extract?.getCompilationHooks?.(compilation);
      hooks?.beforeTagInsert?.tap(NAME, (code, { tag }) => withIntegrity(code, tag, 'href'));
    }
  });
}

/** An unknown file is refused, too, by the hash "undefined". */
const withIntegrity = (code: string, tag: string, address: 'src' | 'href'): string =>
  `${code}
${tag}.integrity = "sha256-" + Object.entries(${hashesToken}).find(([file]) => ${tag}.${address}.endsWith("/" + file))?.[1];`;
