import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Opportunity } from '@handover/shared/contract';
import { moveTo } from '@handover/tooling/releases';
import { createGateway } from '../../app.ts';
import { buildMarketSet, writeTexts } from '../../testing/build-set.ts';
import { marketApi } from '../../testing/market-api.ts';
import { neverLate } from '../../testing/never-late.ts';

export const publicUrl = 'https://handover.test';

/** A gateway for each test, before an api with these opportunities. */
export function useHeads(opportunities: readonly Opportunity[] = []) {
  const store = mkdtempSync(join(tmpdir(), 'handover-head-'));
  const heads = {} as { api: Awaited<ReturnType<typeof marketApi>> };
  let gateway: Awaited<ReturnType<typeof createGateway>>;

  beforeAll(async () => {
    writeTexts(store);
    await moveTo(store, buildMarketSet());
    heads.api = await marketApi([...opportunities]);
  });
  beforeEach(async () => {
    neverLate();
    Object.assign(heads.api, { isSilent: false, failsWith: undefined, asked: [] });
    gateway = await createGateway({ store, apiUrl: heads.api.url, publicUrl });
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await gateway.close();
  });
  afterAll(async () => {
    await heads.api.close();
    rmSync(store, { recursive: true, force: true });
  });

  const visit = (url: string, cookie = '') =>
    gateway.inject({ url, headers: { accept: 'text/html', ...(cookie && { cookie }) } });
  return { heads, visit };
}

export const tag = (body: string, pattern: RegExp) => pattern.exec(body)?.[1];
export const titleOf = (body: string) => tag(body, /<title>(.*)<\/title>/);
export const graphOf = (body: string) =>
  JSON.parse(tag(body, /<script type="application\/ld\+json">(.*)<\/script>/) ?? 'null')?.['@graph'];
