/** The package has no types. */
declare module 'react-refresh/runtime' {
  /** Renders the components whose code has been replaced since the last call. */
  export function performReactRefresh(): unknown;
}

/** The file has no types. */
declare module '@pmmmwh/react-refresh-webpack-plugin/lib/runtime/RefreshUtils.js' {
  namespace utils {
    interface WebpackHot {
      accept(onError: (error: unknown) => void): void;
    }
  }
  const utils: {
    getModuleExports(moduleId: string): unknown;
    executeRuntime(
      moduleExports: unknown,
      moduleId: string,
      hot: utils.WebpackHot | undefined,
      ...rest: unknown[]
    ): unknown;
  };
  export = utils;
}

/** Set by webpack where modules can be replaced. */
interface ImportMeta {
  webpackHot?: { addStatusHandler(listener: (status: string) => void): void };
}
