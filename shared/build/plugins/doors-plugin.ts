import type { Compiler } from 'webpack';
import { copiedDoors, doorKey, doorPrefix, federatedDoors } from '../../federation/doors.ts';
import type { PackageFacts } from '../package-facts.ts';
import { variant } from '../variant.ts';

const known = new Set<string>([
  ...federatedDoors.map(doorKey),
  ...copiedDoors.map((door) => doorPrefix + door),
  ...(variant.probe ? [`${doorPrefix}testing/probe`] : []),
]);

/** Fails the build of a remote that opens a door which the host does not provide: it would die in the browser only. */
export class DoorsPlugin {
  private readonly facts: PackageFacts;

  constructor(facts: PackageFacts) {
    this.facts = facts;
  }

  apply(compiler: Compiler) {
    compiler.hooks.normalModuleFactory.tap('DoorsPlugin', (factory) => {
      factory.hooks.beforeResolve.tap('DoorsPlugin', ({ request, contextInfo }) => {
        if (!request.startsWith(doorPrefix) || known.has(request)) return undefined;
        const where = contextInfo.issuer || this.facts.name;
        throw new Error(
          `${request} is no door for remotes (shared/federation/doors.ts); asked for by ${where}`,
        );
      });
    });
  }
}
