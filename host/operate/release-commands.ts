import type { Command } from './command.ts';

/** Commands about what has been released; what builds needs a clone. Each prints its own help. */
export const releaseCommands: Record<string, Command> = {
  'release:list': {
    does: 'lists releases and rollbacks, newest first',
    script: new URL('../../shared/tooling/releases/bin/release-list.ts', import.meta.url),
    hasHelp: true,
  },
  'release:rollback': {
    does: 'brings one package, or everything, back to what was before',
    args: '[package [version] | set]',
    script: new URL('../../shared/tooling/releases/bin/release-rollback.ts', import.meta.url),
    hasHelp: true,
  },
  'release:revoke': {
    does: 'takes a version out of use for good',
    args: '<package> [version]',
    script: new URL('../../shared/tooling/releases/bin/release-revoke.ts', import.meta.url),
    hasHelp: true,
  },
  'release:rollout': {
    does: 'shows what a part of people have; widens it, or takes it back',
    args: '[widen | stop]',
    script: new URL('../../shared/tooling/releases/bin/release-rollout.ts', import.meta.url),
    hasHelp: true,
  },
  'release:promote': {
    does: 'makes the set of a place current in production',
    args: '<place> [package…]',
    script: new URL('../../shared/tooling/releases/bin/release-promote.ts', import.meta.url),
    hasHelp: true,
  },
  'release:places': {
    does: 'lists places and their sets',
    script: new URL('../../shared/tooling/releases/bin/release-places.ts', import.meta.url),
    hasHelp: true,
  },
  'release:preview': {
    does: 'prints a link that opens a set for whoever has it',
    args: '<place or set>',
    script: new URL('../../shared/tooling/releases/bin/release-preview.ts', import.meta.url),
    hasHelp: true,
  },
  'release:owners': {
    does: 'lists what belongs to which remote, and who may release it',
    script: new URL('../../shared/tooling/releases/bin/release-owners.ts', import.meta.url),
    hasHelp: true,
  },
  'release:key': {
    does: 'makes a key by which the releases of a package are signed',
    args: '<package>',
    script: new URL('../../shared/tooling/releases/bin/release-key.ts', import.meta.url),
    hasHelp: true,
  },
  'release:check': {
    does: 'names damaged and missing files of the release store',
    script: new URL('../../shared/tooling/releases/bin/release-check.ts', import.meta.url),
    hasHelp: true,
  },
  'release:repair': {
    does: 'rebuilds what can be rebuilt of the release store',
    script: new URL('../../shared/tooling/releases/bin/release-repair.ts', import.meta.url),
    hasHelp: true,
  },
};
