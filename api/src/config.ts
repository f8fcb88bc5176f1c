import { DAYS, routes } from '@handover/shared/contract';
import {
  connectionSettings,
  connectionTimes,
  demoHostProblem,
  marketZoneOf,
} from '@handover/shared/contract/hosting';
import { z } from 'zod';
import { dkimOf } from './mails/dkim.ts';
import { clamdOf } from './storage/scanner/clamd-address.ts';

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

const environment = z.object({
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
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  SHUTDOWN_DELAY_MS: count(0),
  MAX_EVENT_LOOP_DELAY_MS: count(1000),
  DATABASE_REPLICA_URL: optionalUrl,
  REPLICA_MAX_LAG_SECONDS: seconds(5),
  CDN_SECONDS: count(0),
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
  IDENTITY_CHECK_SECONDS: seconds(20),
  PAGE_COUNT_SECONDS: seconds(10),
  SLOW_QUERY_MS: count(1000),
  CONTACT_TO: z.string().default('contact@handover.test'),
  CONTACT_A_DAY: count(10),
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

/** A test compares them with `docs/api/settings.md`. */
export const settingNames = Object.keys(environment.shape);

export type Config = ReturnType<typeof readConfig>;

/** Reads the settings from the environment; an invalid one throws a one-line error that names it. */
export function readConfig(env: NodeJS.ProcessEnv) {
  const { data, error } = environment.safeParse(env);
  if (!data) {
    const issue = error.issues[0];
    throw new Error(`Setting ${issue?.path.join('.')} is not valid: ${issue?.message}`);
  }
  const problem = demoHostProblem({ HOST: data.HOST, SEED: data.SEED, DEMO_IN_PUBLIC: data.DEMO_IN_PUBLIC });
  if (problem) throw new Error(problem);
  return {
    port: data.API_PORT,
    host: data.HOST,
    /** How many processes serve behind the port. */
    workers: data.WORKERS,
    dataDir: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL,
    seed: data.SEED,
    demoInPublic: data.DEMO_IN_PUBLIC === 'yes',
    /** Whether staff need a second factor to have the rights of staff. By default the private demo only offers it. */
    staffSecondFactor:
      data.STAFF_SECOND_FACTOR ??
      (data.SEED === 'demo' && data.DEMO_IN_PUBLIC === 'no' ? 'offered' : 'required'),
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    mailReplyTo: data.MAIL_REPLY_TO,
    dkim: dkimOf(data),
    publicUrl: data.PUBLIC_URL.replace(/\/$/, ''),
    trustedProxies: data.TRUSTED_PROXIES,
    /** The time zone in which the days of letters and of exclusivity end. */
    timeZone: marketZoneOf(data),
    /** Whether the pages of the documentation are served; by default in the demo only. */
    apiDocs: (data.API_DOCS ?? (data.SEED === 'demo' ? 'on' : 'off')) === 'on',
    /** How long a client may take. */
    connections: connectionTimes(data),
    logLevel: data.LOG_LEVEL,
    shutdownDelayMs: data.SHUTDOWN_DELAY_MS,
    maxEventLoopDelayMs: data.MAX_EVENT_LOOP_DELAY_MS,
    databasePool: data.DATABASE_POOL,
    databaseReplicaUrl: data.DATABASE_REPLICA_URL,
    replicaMaxLagSeconds: data.REPLICA_MAX_LAG_SECONDS,
    /** How long a CDN may serve the responses for visitors; 0: it asks each time. */
    cdnSeconds: data.CDN_SECONDS,
    accessSeconds: data.ACCESS_SECONDS,
    /** A session with remember-me, and one without. */
    remembered: { lifeSeconds: data.REFRESH_SECONDS, idleSeconds: data.REFRESH_IDLE_SECONDS },
    unremembered: { lifeSeconds: data.SESSION_SECONDS, idleSeconds: data.SESSION_IDLE_SECONDS },
    refreshGraceSeconds: data.REFRESH_GRACE_SECONDS,
    /**
     * Whether the client keeps the refresh token, in a cookie that its scripts read, or the server does
     * (`auth/sessions/refresh-cookie.ts`).
     */
    sessionCookies: data.SESSION_COOKIES,
    recoverySeconds: data.RECOVERY_SECONDS,
    verificationSeconds: data.VERIFICATION_SECONDS,
    signInFailures: data.SIGN_IN_FAILURES,
    signInFailuresByAddress: data.SIGN_IN_FAILURES_BY_ADDRESS,
    signInWindowSeconds: data.SIGN_IN_WINDOW_SECONDS,
    identityCheckSeconds: data.IDENTITY_CHECK_SECONDS,
    pageCountSeconds: data.PAGE_COUNT_SECONDS,
    slowQueryMs: data.SLOW_QUERY_MS,
    contactTo: data.CONTACT_TO,
    metrics: data.METRICS === 'on',
    clamd: clamdOf(data),
    rules: rulesOf(data),
    s3: s3Of(data),
    releasesS3: releasesOf(data, env.AWS_REGION),
    retentionDays: retentionOf(data),
    social: socialOf(data),
  };
}

type Environment = z.output<typeof environment>;

/** Durations and limits of the business rules. */
const rulesOf = (data: Environment) => ({
  requestExpiresDays: data.REQUEST_EXPIRES_DAYS,
  requestWarnDays: data.REQUEST_WARN_DAYS,
  requestRetryDays: data.REQUEST_RETRY_DAYS,
  signUpsAnHour: data.SIGN_UPS_AN_HOUR,
  requestsADay: data.REQUESTS_A_DAY,
  referenceADay: data.REFERENCE_A_DAY,
  loiDefaultDays: data.LOI_DEFAULT_DAYS,
  loiMaxDays: data.LOI_MAX_DAYS,
  loiRemindDays: data.LOI_REMIND_DAYS,
  bidDateRemindDays: data.BID_DATE_REMIND_DAYS,
  exclusivityDefaultDays: data.EXCLUSIVITY_DEFAULT_DAYS,
  exclusivityMaxDays: data.EXCLUSIVITY_MAX_DAYS,
  exclusivityRemindDays: data.EXCLUSIVITY_REMIND_DAYS,
  completionAnswerDays: data.COMPLETION_ANSWER_DAYS,
  completionRemindDays: data.COMPLETION_REMIND_DAYS,
  soldShownDays: data.SOLD_SHOWN_DAYS,
  zone: marketZoneOf(data),
  documentNoticeMinutes: data.DOCUMENT_NOTICE_MINUTES,
  contactADay: data.CONTACT_A_DAY,
});
export type Rules = Config['rules'];

/** Files are stored in the bucket if one is configured, else in DATA_DIR. */
function s3Of(data: Environment) {
  if (!data.S3_BUCKET) return null;
  const { S3_ACCESS_KEY: accessKeyId, S3_SECRET_KEY: secretAccessKey } = data;
  if (!accessKeyId || !secretAccessKey) throw new Error('S3_BUCKET needs S3_ACCESS_KEY and S3_SECRET_KEY');
  return {
    bucket: data.S3_BUCKET,
    region: data.S3_REGION,
    endpoint: data.S3_ENDPOINT,
    credentials: { accessKeyId, secretAccessKey },
  };
}

/** After how many days rows are removed; 0: never. */
const retentionOf = (data: Environment) => ({
  notices: data.KEEP_NOTICES_DAYS,
  contact_messages: data.KEEP_CONTACT_DAYS,
});

/** The bucket of the release store, by the settings of the gateway and the release tools; without one it is in DATA_DIR. */
function releasesOf(data: Environment, region = 'us-east-1') {
  if (!data.RELEASES_S3_BUCKET) return null;
  return {
    bucket: data.RELEASES_S3_BUCKET,
    endpoint: data.RELEASES_S3_ENDPOINT,
    region: data.RELEASES_S3_REGION ?? region,
    prefix: data.RELEASES_S3_PREFIX.replace(/^\/+|\/+$/g, ''),
  };
}

/** The providers; the local one replaces those without credentials. `redirects`: the allowed redirect URIs. */
function socialOf(data: Environment) {
  const client = (id: string | undefined, secret: string | undefined) =>
    id && secret ? { id, secret } : null;
  const home = data.PUBLIC_URL.replace(/\/$/, '');
  return {
    linkedin: client(data.LINKEDIN_CLIENT_ID, data.LINKEDIN_CLIENT_SECRET),
    google: client(data.GOOGLE_CLIENT_ID, data.GOOGLE_CLIENT_SECRET),
    redirects: (data.SOCIAL_REDIRECTS ?? `${home}${routes.login()},${home}${routes.security}`)
      .split(',')
      .map((url) => url.trim()),
  };
}
