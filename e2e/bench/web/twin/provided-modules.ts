/** Takes the place of the modules for remotes: there are none, and webpack loads what a page imports. */
export const providedModules = {};
