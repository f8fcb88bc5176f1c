import assert from 'node:assert/strict';
import { once } from 'node:events';
import { test } from 'node:test';
import { errorSchema, fieldErrorsSchema } from '@handover/shared/contract/schemas';
import { inSuite } from '@handover/shared/testing/suite';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { FEATURES } from '../../src/features/register-features.ts';
import { buildTestApp } from '../../testing/servers/build-test-app.ts';
import { createWorld, signInAgain } from './testing/fuzz-world.ts';
import { Random } from './testing/random.ts';
import { requestFor } from './testing/requests.ts';

const REQUESTS = inSuite({ test: 1400, long: 11_500 });
const CONCURRENCY = 8;
const REQUESTS_PER_WORLD = 1000;
/** The timeout is only for requests that hang. */
const NO_ANSWER_MS = 120_000;
/** The long suite uses a new seed each time and prints it; `FUZZ_SEED` repeats a run. */
const SEED = Number(process.env.FUZZ_SEED ?? inSuite({ test: 5, long: Date.now() % 2 ** 31 }));

const app = await buildTestApp();
const routes = FEATURES.flatMap(({ routes }) => Object.values(routes));
const DETAIL_STATUSES = [401, 403, 404, 409, 413, 415, 429, 503];
/** Providers of accounts are on the internet, which a machine that runs tests may not reach. */
const UNREACHABLE = '"code":"social.provider_unavailable"';
/** Implementation details that no response may contain. */
const INTERNALS =
  /node_modules|\.ts:\d+|at Object\.|select .+ from |insert into|drizzle|zod|violates|password_hash/i;

const isText = (value: unknown) => typeof value === 'string' && value.length > 0;
/** The problem with a response; null if there is none. */
function problemOf({ statusCode, headers, body }: LightMyRequestResponse): string | null {
  if (statusCode < 400) return statusCode >= 200 ? null : 'an unexpected status';
  if (statusCode >= 500 && !(statusCode === 503 && body.includes(UNREACHABLE))) return 'the server failed';
  if (!String(headers['content-type']).startsWith('application/json')) return 'an error that is no JSON';
  if (INTERNALS.test(body)) return 'an error that shows implementation details';
  const parsed: unknown = JSON.parse(body);
  if (typeof parsed !== 'object' || parsed === null) return 'an error that is no object';
  if (DETAIL_STATUSES.includes(statusCode)) {
    const isFirst = Object.keys(parsed)[0] === 'detail';
    return isFirst && errorSchema.safeParse(parsed).success ? null : 'not {detail, code, params?}';
  }
  if (statusCode !== 400) return 'a status that is not documented';
  const { success, data } = fieldErrorsSchema.safeParse(parsed);
  if (!success) return 'not {field: [text], codes}';
  const { codes, ...texts } = data;
  const isSame = Object.keys(texts).join() === Object.keys(codes).join() && Object.keys(codes).length > 0;
  const isLast = Object.keys(parsed).at(-1) === 'codes';
  return isSame && isLast && Object.values(texts).flat().every(isText) ? null : 'not a code a field, last';
}
/** Retries once after a 503 with `retry-after`, as after a deadlock; null if no response comes. */
async function sendWithRetry(request: InjectOptions): Promise<LightMyRequestResponse | null> {
  const hung = once(AbortSignal.timeout(NO_ANSWER_MS), 'abort').then(() => null);
  const response = await Promise.race([app.inject(request), hung]);
  return response?.statusCode === 503 && response.headers['retry-after'] ? app.inject(request) : response;
}
const shown = ({ method, url, payload }: InjectOptions) =>
  `${method} ${String(url).slice(0, 300)} ${String(payload ?? '').slice(0, 400)}`;

test(`${REQUESTS} valid and invalid requests: no server error, every refusal in its documented shape (FUZZ_SEED=${SEED})`, async (t) => {
  const random = new Random(SEED);
  const problems: string[] = [];
  const statuses = new Map<number, number>();
  const answered = new Set<string>();
  let world = await createWorld(app);
  let sent = 0;

  /** All random choices of a request, made in sequence so that the seed repeats the run. */
  const nextRequest = async () => {
    const route = routes[sent % routes.length];
    const at = random.below(world.actors.length);
    const actor = world.actors[at];
    if (!route || !actor) throw new Error('there is no route or no actor');
    sent += 1;
    const request = await requestFor(route, random, world.ids);
    const headers = { ...request.headers, authorization: `Bearer ${actor.token}` };
    return { route, at, actor, request: { ...request, headers } };
  };
  const send = async ({ route, at, actor, request }: Awaited<ReturnType<typeof nextRequest>>) => {
    const response = await sendWithRetry(request);
    if (!response) {
      problems.push(`no answer: ${shown(request)}`);
      return;
    }
    statuses.set(response.statusCode, (statuses.get(response.statusCode) ?? 0) + 1);
    if (response.statusCode < 300) answered.add(`${route.method} ${route.url}`);
    const wrong = problemOf(response);
    if (wrong)
      problems.push(`${wrong}: ${shown(request)} -> ${response.statusCode} ${response.body.slice(0, 300)}`);
    if (response.statusCode === 401 && actor.token) world.actors[at] = await signInAgain(actor);
  };
  while (sent < REQUESTS && problems.length < 40) {
    if (sent % REQUESTS_PER_WORLD < CONCURRENCY) world = await createWorld(app);
    const requests = [];
    for (let index = 0; index < CONCURRENCY; index += 1) requests.push(await nextRequest());
    await Promise.all(requests.map(send));
  }

  t.diagnostic(
    `answers by status: ${[...statuses]
      .sort()
      .map(([status, count]) => `${status}: ${count}`)
      .join(', ')}`,
  );
  t.diagnostic(`${answered.size} of ${routes.length} calls succeeded at least once`);
  assert.deepEqual(problems.slice(0, 20), [], `${problems.length} responses are wrong`);
  assert.ok(
    answered.size > routes.length * inSuite({ test: 0.2, long: 0.4 }),
    'too few of the requests succeeded',
  );
});
