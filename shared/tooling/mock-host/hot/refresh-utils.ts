import utils from '@pmmmwh/react-refresh-webpack-plugin/lib/runtime/RefreshUtils.js';

/** In place of the utilities of the Fast Refresh plugin, which the build adds to every module (`build/alone/server/alone-config.ts`). */

/** Webpack's `require` of this page. */
declare const __webpack_require__: (moduleId: string) => unknown;

const failed = new Set<string>();

export const { getModuleExports } = utils;

/** Called at the end of each module. */
export const executeRuntime: typeof utils.executeRuntime = (moduleExports, moduleId, hot, ...rest) => {
  failed.delete(moduleId);
  return utils.executeRuntime(moduleExports, moduleId, hot && withFailures(hot, moduleId), ...rest);
};

/**
 * A module that throws while it is replaced leaves the page as it was. The plugin's own handler needs the module in webpack's cache, where
 * `strictModuleExceptionHandling` leaves none, and webpack's client would then reload the page.
 */
const withFailures = (hot: utils.WebpackHot, moduleId: string): utils.WebpackHot =>
  Object.create(hot, {
    accept: {
      value: () =>
        hot.accept((error) => {
          failed.add(moduleId);
          console.error(error);
        }),
    },
  });

/** Runs the modules that have thrown again: webpack does not know them any more, and would only keep their new code. */
export function runFailedModules(): void {
  for (const moduleId of [...failed]) {
    try {
      __webpack_require__(moduleId);
    } catch {
      // It has told its error when it was replaced.
    }
  }
}
