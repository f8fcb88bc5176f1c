export const TEMPLATE = 'handover_template';

/** The URL of a database on the server of this test run. */
export function databaseUrl(name: string): string {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new Error('Run the tests by `pnpm --filter api test`: it starts the database');
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
