import { runOnDatabase } from '../process/command.ts';

/** `handover migrate`: brings the database of DATABASE_URL, or the embedded one while nothing runs, to the schema of this version. */
await runOnDatabase(async () => 'The database has the schema of this version.');
