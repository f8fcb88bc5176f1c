import { DAYS } from '@handover/shared/contract';
import { connectionSettings, tracingSettings } from '@handover/shared/contract/hosting';
import { z } from 'zod';

const seconds = (fallback: number) => z.coerce.number().int().positive().default(fallback);
const count = (fallback: number) => z.coerce.number().int().min(0).max(100_000).default(fallback);
const numbers = (fallback: number[]) =>
  z
    .string()
    .transform((text) => text.split(',').map(Number))
    .pipe(z.array(z.number().int().positive()))
    .default(fallback);
const empty = (value: unknown) => (value === '' ? undefined : value);
const optionalUrl = z.preprocess(empty, z.url().optional());
const optionalText = z.preprocess(empty, z.string().optional());

/** Whether the client of Redis can read it: a password with `%` is encoded, and a path is the number of a database. */
function isRedisUrl(text: string): boolean {
  try {
    const { username, password, pathname } = new URL(text);
    decodeURIComponent(username + password);
    return /^\/?\d*$/.test(pathname);
  } catch {
    return false;
  }
}
const redisUrl = z
  .url({ protocol: /^rediss?$/ })
  .refine(isRedisUrl, 'a password has its signs encoded (%25 for %), a path is the number of a database');

/** What the api reads from the environment. */
export const environment = z.object({
  API_PORT: z.coerce.number().int().min(0).max(65535).default(0),
  WORKERS: z.coerce.number().int().min(1).max(64).default(1),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: optionalUrl,
  SEED: z.enum(['demo', 'none']).default('demo'),
  DEMO_IN_PUBLIC: z.enum(['yes', 'no']).default('no'),
  STAFF_SECOND_FACTOR: z.enum(['required', 'offered']).optional(),
  API_DOCS: z.enum(['on', 'off']).optional(),
  SMTP_URL: optionalUrl,
  MAIL_FROM: z.string().default('Handover <no-reply@handover.test>'),
  MAIL_REPLY_TO: z.preprocess(empty, z.email().optional()),
  DKIM_DOMAIN: optionalText,
  DKIM_SELECTOR: optionalText,
  DKIM_KEY_FILE: optionalText,
  PUBLIC_URL: z.url().default('http://localhost:3000'),
  TRUSTED_PROXIES: z.string().default('loopback'),
  MARKETPLACE_TIME_ZONE: optionalText,
  ...connectionSettings,
  ...tracingSettings,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  SHUTDOWN_DELAY_MS: count(0),
  MAX_EVENT_LOOP_DELAY_MS: count(1000),
  DATABASE_REPLICA_URL: optionalUrl,
  REPLICA_MAX_LAG_SECONDS: seconds(5),
  CDN_SECONDS: count(0),
  REDIS_URL: z.preprocess(empty, redisUrl.optional()),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  ACCESS_SECONDS: seconds(600),
  REFRESH_SECONDS: seconds(365 * 86_400),
  REFRESH_IDLE_SECONDS: seconds(60 * 86_400),
  SESSION_SECONDS: seconds(12 * 3_600),
  SESSION_IDLE_SECONDS: seconds(2 * 3_600),
  REFRESH_GRACE_SECONDS: seconds(10),
  SESSION_COOKIES: z.enum(['readable', 'http-only']).default('readable'),
  RECOVERY_SECONDS: seconds(1800),
  VERIFICATION_SECONDS: seconds(86_400),
  SIGN_IN_FAILURES: seconds(5),
  SIGN_IN_FAILURES_BY_ADDRESS: seconds(50),
  SIGN_IN_WINDOW_SECONDS: seconds(900),
  REQUEST_EXPIRES_DAYS: count(DAYS.requestAnswer),
  REQUEST_WARN_DAYS: numbers([7, 14]),
  REQUEST_RETRY_DAYS: count(30),
  SIGN_UPS_AN_HOUR: count(100),
  REQUESTS_A_DAY: count(20),
  REFERENCE_A_DAY: count(20),
  LOI_DEFAULT_DAYS: count(DAYS.loiExpirationDefault),
  LOI_MAX_DAYS: count(DAYS.loiExpirationMax),
  LOI_REMIND_DAYS: numbers([2]),
  BID_DATE_REMIND_DAYS: numbers([3, 1]),
  EXCLUSIVITY_DEFAULT_DAYS: count(DAYS.exclusivityDefault),
  EXCLUSIVITY_MAX_DAYS: count(DAYS.exclusivityMax),
  EXCLUSIVITY_REMIND_DAYS: numbers([7, 1]),
  COMPLETION_ANSWER_DAYS: count(DAYS.completionAnswer),
  COMPLETION_REMIND_DAYS: numbers([2]),
  SOLD_SHOWN_DAYS: count(DAYS.soldShown),
  DOCUMENT_NOTICE_MINUTES: count(10),
  KEEP_NOTICES_DAYS: count(730),
  KEEP_CONTACT_DAYS: count(365),
  KEEP_UNSENT_DAYS: count(30),
  KEEP_REPORTS_DAYS: count(365),
  KEEP_JOBS_DAYS: count(7),
  KEEP_AUDIT_YEARS: count(0),
  IDENTITY_CHECK_SECONDS: seconds(20),
  PAGE_COUNT_SECONDS: seconds(10),
  SLOW_QUERY_MS: count(1000),
  CONTACT_TO: z.string().default('contact@handover.test'),
  CONTACT_A_DAY: count(10),
  REPORTS_A_DAY: count(10),
  CLAMAV: optionalText,
  CLAMAV_SECONDS: seconds(60),
  METRICS: z.enum(['on', 'off']).default('on'),
  S3_BUCKET: optionalText,
  S3_ENDPOINT: optionalUrl,
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY: optionalText,
  S3_SECRET_KEY: optionalText,
  RELEASES_S3_BUCKET: optionalText,
  RELEASES_S3_ENDPOINT: optionalUrl,
  RELEASES_S3_REGION: optionalText,
  RELEASES_S3_PREFIX: z.string().default(''),
  LINKEDIN_CLIENT_ID: optionalText,
  LINKEDIN_CLIENT_SECRET: optionalText,
  GOOGLE_CLIENT_ID: optionalText,
  GOOGLE_CLIENT_SECRET: optionalText,
  SOCIAL_REDIRECTS: optionalText,
});

export type Environment = z.output<typeof environment>;

/** A test compares them with `docs/api/settings.md`. */
export const settingNames = Object.keys(environment.shape);
