/** Replaces imported stylesheets in tests. */
export {};
