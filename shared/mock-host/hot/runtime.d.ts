/** The package has no types. */
declare module 'react-refresh/runtime' {
  /** Renders the components whose code has been replaced since the last call. */
  export function performReactRefresh(): unknown;
}

/** Set by webpack where modules can be replaced. */
interface ImportMeta {
  webpackHot?: { addStatusHandler(listener: (status: string) => void): void };
}
