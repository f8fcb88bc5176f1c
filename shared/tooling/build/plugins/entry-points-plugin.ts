import { copiedEntryPoints, sharedEntryPoints, sharedPrefix } from '@handover/shared/federation/entry-points';
import type { Compiler } from 'webpack';
import type { PackageFacts } from '../descriptor/package-facts.ts';
import { variant } from '../variant.ts';

const known = new Set<string>([
  ...sharedEntryPoints,
  ...copiedEntryPoints.map((entryPoint) => sharedPrefix + entryPoint),
  ...(variant.probe ? [`${sharedPrefix}testing/probe`] : []),
]);

/**
 * Fails the build of a remote that imports an entry point which the host does not provide; otherwise it would only fail
 * in the browser.
 */
export class EntryPointsPlugin {
  private readonly facts: PackageFacts;

  constructor(facts: PackageFacts) {
    this.facts = facts;
  }

  apply(compiler: Compiler) {
    compiler.hooks.normalModuleFactory.tap('EntryPointsPlugin', (factory) => {
      factory.hooks.beforeResolve.tap('EntryPointsPlugin', ({ request, contextInfo }) => {
        if (!request.startsWith(sharedPrefix) || known.has(request)) return undefined;
        const where = contextInfo.issuer || this.facts.name;
        throw new Error(
          `${request} is no entry point for remotes (shared/federation/entry-points.ts); imported by ${where}`,
        );
      });
    });
  }
}
