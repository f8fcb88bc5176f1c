import assert from 'node:assert/strict';
import { once } from 'node:events';
import { test } from 'node:test';
import { errorSchema, fieldErrorsSchema } from '@handover/shared/contract';
import { inSuite } from '@handover/shared/testing/suite';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { FEATURES } from '../features/register-features.ts';
import { openWorld, signInAgain } from './fuzz-world.ts';
import { Random } from './random.ts';
import { requestFor } from './requests.ts';

const REQUESTS = inSuite({ test: 1500, long: 10_500 });
const AT_ONCE = 8;
const A_WORLD = 1000;
/** Hung, not slow. */
const NO_ANSWER_MS = 120_000;
/** In the long suite another one each time, told in the output; `FUZZ_SEED` repeats a run. */
const SEED = Number(process.env.FUZZ_SEED ?? inSuite({ test: 5, long: Date.now() % 2 ** 31 }));

const app = await buildTestApp();
const routes = FEATURES.flatMap(({ routes }) => routes);
const DETAIL_STATUSES = [401, 403, 404, 409, 413, 415, 429];
/** The server's own insides, which no answer may show. */
const INSIDES =
  /node_modules|\.ts:\d+|at Object\.|select .+ from |insert into|drizzle|zod|violates|password_hash/i;

const isText = (value: unknown) => typeof value === 'string' && value.length > 0;
/** What is wrong with an answer; null where nothing is. */
function complaint({ statusCode, headers, body }: LightMyRequestResponse): string | null {
  if (statusCode < 400) return statusCode >= 200 ? null : 'an odd status';
  if (statusCode >= 500) return 'the server failed';
  if (!String(headers['content-type']).startsWith('application/json')) return 'an error that is no JSON';
  if (INSIDES.test(body)) return 'an error that shows the insides';
  const answer: unknown = JSON.parse(body);
  if (typeof answer !== 'object' || answer === null) return 'an error that is no object';
  if (DETAIL_STATUSES.includes(statusCode)) {
    const isFirst = Object.keys(answer)[0] === 'detail';
    return isFirst && errorSchema.safeParse(answer).success ? null : 'not {detail, code, params?}';
  }
  if (statusCode !== 400) return 'a status that is not documented';
  const { success, data } = fieldErrorsSchema.safeParse(answer);
  if (!success) return 'not {field: [text], codes}';
  const { codes, ...texts } = data;
  const isSame = Object.keys(texts).join() === Object.keys(codes).join() && Object.keys(codes).length > 0;
  const isLast = Object.keys(answer).at(-1) === 'codes';
  return isSame && isLast && Object.values(texts).flat().every(isText) ? null : 'not a code a field, last';
}
/** Who stood in another's way (a deadlock) is told to come again, and does; null where no answer comes at all. */
async function answerTo(request: InjectOptions): Promise<LightMyRequestResponse | null> {
  const hung = once(AbortSignal.timeout(NO_ANSWER_MS), 'abort').then(() => null);
  const response = await Promise.race([app.inject(request), hung]);
  return response?.statusCode === 503 && response.headers['retry-after'] ? app.inject(request) : response;
}
const shown = ({ method, url, payload }: InjectOptions) =>
  `${method} ${String(url).slice(0, 300)} ${String(payload ?? '').slice(0, 400)}`;

test(`${REQUESTS} requests, allowed and forbidden: never a failure of the server, every refusal in its shape (FUZZ_SEED=${SEED})`, async (t) => {
  const random = new Random(SEED);
  const complaints: string[] = [];
  const statuses = new Map<number, number>();
  const answered = new Set<string>();
  let world = await openWorld(app);
  let sent = 0;

  /** Everything that the seed decides, so that a run can be repeated. */
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
    const response = await answerTo(request);
    if (!response) {
      complaints.push(`no answer: ${shown(request)}`);
      return;
    }
    statuses.set(response.statusCode, (statuses.get(response.statusCode) ?? 0) + 1);
    if (response.statusCode < 300) answered.add(`${route.method} ${route.url}`);
    const wrong = complaint(response);
    if (wrong)
      complaints.push(`${wrong}: ${shown(request)} -> ${response.statusCode} ${response.body.slice(0, 300)}`);
    if (response.statusCode === 401 && actor.token) world.actors[at] = await signInAgain(actor);
  };
  while (sent < REQUESTS && complaints.length < 40) {
    if (sent % A_WORLD < AT_ONCE) world = await openWorld(app);
    const requests = [];
    for (let index = 0; index < AT_ONCE; index += 1) requests.push(await nextRequest());
    await Promise.all(requests.map(send));
  }

  t.diagnostic(
    `answers by status: ${[...statuses]
      .sort()
      .map(([status, count]) => `${status}: ${count}`)
      .join(', ')}`,
  );
  t.diagnostic(`${answered.size} of ${routes.length} calls were also done, not only refused`);
  assert.deepEqual(complaints.slice(0, 20), [], `${complaints.length} answers are wrong`);
  assert.ok(
    answered.size > routes.length * inSuite({ test: 0.3, long: 0.4 }),
    'too few of the requests were good ones',
  );
});
