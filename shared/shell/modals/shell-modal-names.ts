import type { ModalName } from '../../kernel/modals/index.ts';

/** The modals of the shell itself, as data: a release of a remote may not take one of these names. */
export const SHELL_MODALS = [
  'confirm',
  'document-preview',
  'closed',
  'range-date-picker',
] as const satisfies ModalName[];
export type ShellModalName = (typeof SHELL_MODALS)[number];
