import type { ShellSet } from './shell.ts';

/** The remote that mounts a widget or a modal of this name. */
export const ownerOf = (
  { remotes }: ShellSet,
  kind: 'widgets' | 'modals',
  name: string,
): string | undefined => Object.entries(remotes).find(([, remote]) => remote[kind].includes(name))?.[0];
