import { type ParseArgsConfig, parseArgs } from 'node:util';
import { ReleaseError } from '../release-error.ts';
import { printWaiting } from './run-command.ts';
import { currentUser } from './settings.ts';

/** Parses the arguments of a command; an unknown option is reported with the usage. */
export function parseOptions<Config extends ParseArgsConfig>(usage: string, config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new ReleaseError(`${(error as Error).message}\n${usage}`);
  }
}

/** The options of commands that write to the history. */
export const MOVE_OPTIONS = {
  by: { type: 'string' },
  note: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

/** Those of commands that move what others have released. */
export const FOREIGN_MOVE_OPTIONS = { ...MOVE_OPTIONS, emergency: { type: 'string' } } as const;

/** Those of commands that bring a version which may have been taken back. */
export const AGAIN_OPTION = { again: { type: 'string' } } as const;

/** How they are used. */
export const moveUsage = (does: string): Record<string, string> => ({
  '--by <name>': `who ${does}; default: the user, or in CI who triggered it`,
  '--note <text>': 'the reason, for the history',
});

export const foreignMoveUsage = (does: string): Record<string, string> => ({
  ...moveUsage(does),
  '--emergency <why>': 'moves also what belongs to teams of others, which are told',
});

export const againUsage = {
  '--again <why>': 'brings a version again that a rollout, or a person, took back',
};

interface MoveValues {
  by?: string;
  note?: string;
  emergency?: string;
  again?: string;
}

/** What they say, and what is told while another one holds the lock. */
export function moveOf({ by = currentUser(), note, emergency, again }: MoveValues) {
  if (emergency?.trim() === '') throw new ReleaseError("--emergency says why it can't wait.");
  if (again?.trim() === '') throw new ReleaseError('--again says why it comes again.');
  return {
    by,
    onWait: printWaiting,
    ...(note && { note }),
    ...(emergency && { emergency }),
    ...(again && { again }),
  };
}

/** The usage of a command: what it does, and a line for each option. */
export function usageOf(command: string, options: Record<string, string>): string {
  const width = Math.max(...Object.keys(options).map((option) => option.length)) + 2;
  const lines = Object.entries(options).map(
    ([option, text]) => `  ${option.padEnd(width)}${text.replaceAll('\n', `\n${' '.repeat(width + 2)}`)}`,
  );
  return [command, ...lines].join('\n');
}
