import type { Provided } from '@handover/shared/federation/gates';
import type { SharedModule } from '../facts.ts';

/** What the gates compare remotes of the live set with. */
export const providedBy = (modules: readonly SharedModule[]): Provided => ({
  provides: Object.fromEntries(modules.map(({ module, version }) => [module, version])),
  exports: Object.fromEntries(modules.flatMap(({ module, exports }) => (exports ? [[module, exports]] : []))),
});
