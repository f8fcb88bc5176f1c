import { routes } from '@handover/shared/contract';
import { connectionTimes, demoHostProblem, marketZoneOf, tracingOf } from '@handover/shared/contract/hosting';
import { type Environment, environment } from './environment.ts';
import { dkimOf } from './mails/dkim.ts';
import { clamdOf } from './storage/scanner/clamd-address.ts';

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
    /** Over which all processes hear of events; undefined: each LISTENs to the database. */
    redisUrl: data.REDIS_URL,
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
    /** Undefined: no traces. */
    tracing: tracingOf(data),
    contactTo: data.CONTACT_TO,
    metrics: data.METRICS === 'on',
    clamd: clamdOf(data),
    rules: rulesOf(data),
    s3: s3Of(data),
    releasesS3: releasesOf(data, env.AWS_REGION),
    retentionDays: retentionOf(data),
    /** How long the queue has jobs that have ended; 0: for ever. */
    keepJobsDays: data.KEEP_JOBS_DAYS,
    /** How many whole years the audit log goes back; 0: all. */
    keepAuditYears: data.KEEP_AUDIT_YEARS,
    social: socialOf(data),
  };
}

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
  reportsADay: data.REPORTS_A_DAY,
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

/** Rows are removed after so many days; 0: never. */
const retentionOf = (data: Environment) => ({
  notices: data.KEEP_NOTICES_DAYS,
  contact_messages: data.KEEP_CONTACT_DAYS,
  unsent_mails: data.KEEP_UNSENT_DAYS,
  listing_reports: data.KEEP_REPORTS_DAYS,
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
