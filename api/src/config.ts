import { z } from 'zod';

const seconds = (fallback: number) => z.coerce.number().int().positive().default(fallback);
const optionalUrl = z.preprocess((value) => (value === '' ? undefined : value), z.url().optional());

const environment = z.object({
  API_PORT: z.coerce.number().int().min(0).max(65535).default(0),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: optionalUrl,
  SEED: z.enum(['demo', 'none']).default('demo'),
  SMTP_URL: optionalUrl,
  MAIL_FROM: z.string().default('Handover <no-reply@handover.test>'),
  PUBLIC_URL: z.url().default('http://localhost:3000'),
  TRUST_PROXY: z.string().default('loopback'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  ACCESS_SECONDS: seconds(600),
  REFRESH_SECONDS: seconds(365 * 86_400),
  REFRESH_GRACE_SECONDS: seconds(10),
  RECOVERY_SECONDS: seconds(1800),
  SIGN_IN_FAILURES: seconds(5),
  SIGN_IN_WINDOW_SECONDS: seconds(900),
});

export type Config = ReturnType<typeof readConfig>;

/** Settings from the environment; a wrong one is a one-line error that names it. */
export function readConfig(env: NodeJS.ProcessEnv) {
  const { data, error } = environment.safeParse(env);
  if (!data) {
    const issue = error.issues[0];
    throw new Error(`Setting ${issue?.path.join('.')} is not valid: ${issue?.message}`);
  }
  return {
    port: data.API_PORT,
    host: data.HOST,
    dataDir: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL,
    seed: data.SEED,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    publicUrl: data.PUBLIC_URL.replace(/\/$/, ''),
    trustProxy: data.TRUST_PROXY,
    logLevel: data.LOG_LEVEL,
    accessSeconds: data.ACCESS_SECONDS,
    refreshSeconds: data.REFRESH_SECONDS,
    refreshGraceSeconds: data.REFRESH_GRACE_SECONDS,
    recoverySeconds: data.RECOVERY_SECONDS,
    signInFailures: data.SIGN_IN_FAILURES,
    signInWindowSeconds: data.SIGN_IN_WINDOW_SECONDS,
  };
}
