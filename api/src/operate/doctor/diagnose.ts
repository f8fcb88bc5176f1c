import { join } from 'node:path';
import { addressOf, canConnect } from '../../../db/embedded/running-server.ts';
import { socketFolder } from '../../../db/embedded/socket-folder.ts';
import { type Config, readConfig } from '../../config.ts';
import { knownSettings, unknownNames } from '../settings/known-settings.ts';
import { addressFindings } from './address.rules.ts';
import { dataDirFindings } from './data-dir.check.ts';
import { databaseFindings } from './database.rules.ts';
import { databaseFacts } from './database.sql.ts';
import { type Finding, fail, messageOf, ok, warn } from './finding.ts';
import { bucketFinding, eventsFinding, mailFinding, scannerFinding, tlsFinding } from './services.check.ts';

/** Looks at all that the product needs, with the settings of an environment. Nothing is changed. */
export async function diagnose(env: NodeJS.ProcessEnv): Promise<Finding[]> {
  const { findings, config } = settingsFindings(env);
  if (!config) return findings;
  const checks = [bucketFinding, mailFinding, scannerFinding, eventsFinding, tlsFinding];
  const services = checks.map((check) => check(config));
  const [database, ...others] = await Promise.all([databaseFindingsOf(config), ...services]);
  return [
    ...findings,
    ...dataDirFindings(config.dataDir),
    ...database,
    ...others.filter((finding) => finding !== undefined),
    ...addressFindings(env),
  ];
}

function settingsFindings(env: NodeJS.ProcessEnv): { findings: Finding[]; config?: Config } {
  const names = knownSettings().map(({ name }) => name);
  const unknown = unknownNames(env, names).map(({ name, meant }) =>
    warn('settings', `${name} is no setting`, `Is ${meant} meant? handover settings lists all.`),
  );
  try {
    const config = readConfig(env);
    const demo = warn(
      'demo',
      'the demo accounts are there, whose password everybody knows',
      'Set SEED=none for a market of your own.',
    );
    return {
      findings: [...unknown, ok('settings', 'they can be read'), ...(config.seed === 'demo' ? [demo] : [])],
      config,
    };
  } catch (error) {
    return {
      findings: [...unknown, fail('settings', messageOf(error), 'Correct it: nothing starts before.')],
    };
  }
}

async function databaseFindingsOf({ databaseUrl, dataDir }: Config): Promise<Finding[]> {
  const own = databaseUrl
    ? []
    : [warn('database', 'it is the embedded one', 'Set DATABASE_URL for a market that people rely on.')];
  try {
    const connection = databaseUrl ? { connectionString: databaseUrl } : await runningEmbedded(dataDir);
    if (!connection) return [...own, ok('database', 'it starts with the product')];
    return [...own, ...databaseFindings(await databaseFacts(connection))];
  } catch (error) {
    const todo = 'See that PostgreSQL runs, and that DATABASE_URL has its host, port, name and password.';
    return [...own, fail('database', messageOf(error), todo)];
  }
}

async function runningEmbedded(dataDir: string) {
  try {
    const address = addressOf(socketFolder(join(dataDir, 'postgres', 'cluster')));
    return (await canConnect(address)) ? address : undefined;
  } catch {
    return undefined;
  }
}
