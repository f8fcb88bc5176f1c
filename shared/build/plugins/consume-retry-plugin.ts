import webpack, { type Compiler, type RuntimeModule } from 'webpack';

const FAILED = 'delete installedModules[id];';

/**
 * Lets a remote ask the host again for a shared module that failed to load. Webpack remembers the failure, so that only a reload of the
 * page would help.
 */
export class ConsumeRetryPlugin {
  apply(compiler: Compiler) {
    const name = 'ConsumeRetryPlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.runtimeModule.tap(name, (module) => {
        if (module.name === 'consumes') retryAfterFailure(module);
      });
    });
  }
}

function retryAfterFailure(module: RuntimeModule): void {
  const generate = module.generate.bind(module);
  module.generate = () => {
    const source = String(generate() ?? '');
    const loadsChunks = source.includes('startedInstallModules');
    if (loadsChunks && !source.includes(FAILED))
      throw new webpack.WebpackError('This version of webpack handles failed shared modules in another way');
    return loadsChunks ? source.replace(FAILED, `${FAILED} delete startedInstallModules[id];`) : source;
  };
}
