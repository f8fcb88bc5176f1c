const number = (name: string, fallback: number) => Number(process.env[name] ?? fallback);

/** The options from the environment. The defaults take a few minutes. */
export const OPTIONS = {
  sockets: number('SOCKETS', 10_000),
  rounds: number('ROUNDS', 5),
  workers: number('WORKERS', 1),
  /** Notifications to everybody in each round, one after the other. */
  toAll: 3,
  /** Notifications to one person in each round, so many a second. */
  toOne: 500,
  toOneRate: 50,
  /** Notifications to everybody while the api is away. */
  whileAway: 2,
};
