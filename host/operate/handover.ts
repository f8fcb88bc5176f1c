import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commands, usage } from './commands.ts';

/** `handover <command>` of a packed server. Each command is a script, which runs in this process. */
const [name = '', ...args] = process.argv.slice(2);
const command = commands[name];
const asksForHelp = args.includes('--help') || args.includes('-h');

if (!command || (asksForHelp && !command.hasHelp)) {
  const isHelp = command || ['', 'help', '--help', '-h'].includes(name);
  console[isHelp ? 'log' : 'error'](isHelp ? usage(name) : `There is no command ${name}.\n\n${usage('')}`);
  process.exitCode = isHelp ? 0 : 1;
} else {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const dataDir = resolve(process.env.DATA_DIR ?? 'data');
  process.env.DATA_DIR = dataDir;
  process.env.HANDOVER_COMMAND = 'handover';
  process.env.NODE_ENV ??= 'production';
  process.env.NODE_COMPILE_CACHE ??= join(dataDir, 'compiled');
  process.argv = [process.execPath, fileURLToPath(command.script), ...args];
  await import(command.script.href);
}
