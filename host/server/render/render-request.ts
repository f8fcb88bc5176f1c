import { randomUUID } from 'node:crypto';
import { networkOf } from '@handover/shared/contract/hosting';
import type { ReleaseSet } from '@handover/shared/federation';
import type { FastifyRequest } from 'fastify';
import type { PageAt } from '../../src/metadata/page-at.ts';
import type { RenderResult } from '../../src/render/render-contract.ts';
import type { Preferences } from '../html/preferences.ts';
import type { Shares } from '../limits/shares.ts';
import { forwardedHeaders } from '../plugins/api/forwarded-headers.ts';
import type { PageRenderer } from './page-renderer.ts';
import { sessionOf } from './session-of.ts';
import { shareRenders } from './share-renders.ts';
import { type Sheet, styleSheets } from './style-sheets.ts';

/** A page as the server has rendered it, and for when and where. */
export interface RenderedPage extends RenderResult {
  /** The placeholder of the nonce in the html. */
  mark: string;
  sheets: Sheet[];
  now: number;
  timeZone: string;
}

interface PageFacts {
  set: ReleaseSet;
  at: PageAt;
  nonce: string;
  operator: string | undefined;
  marketZone: string;
  preferences: Preferences;
}

/** The number of pages of one address that are rendered at once: two thirds of a worker's capacity. */
const AT_AN_ADDRESS = 21;

/** Renders the page of a request; undefined if the browser has to. Visitors of one address share a render, see `shareRenders`. */
export function createRenderRequest(renderer: Pick<PageRenderer, 'render' | 'readSheet'>, shares: Shares) {
  const share = shareRenders<RenderedPage | undefined>();

  return async function renderRequest(
    request: FastifyRequest,
    { set, at, preferences, nonce, operator, marketZone }: PageFacts,
  ): Promise<RenderedPage | undefined> {
    const session = sessionOf(request.headers);
    if (session === 'expired') return undefined;
    const { access } = session;
    const needs = at.match?.route.access ?? 'anyone';
    // The browser leads on: to the sign-in page, or away from it.
    if (needs === 'guest' ? access !== undefined : needs !== 'anyone' && access === undefined)
      return undefined;
    const { language, colorScheme, timeZone } = preferences;
    const headers = forwardedHeaders(request);

    async function render(since: number) {
      const giveBack = shares.take([{ key: `pages at ${networkOf(request.ip)}`, most: AT_AN_ADDRESS }]);
      return giveBack && renderAlone(since).finally(giveBack);
    }

    async function renderAlone(since: number) {
      const now = Date.now();
      // Stands for the nonce, of which each response has its own.
      const mark = randomUUID();
      const result = await renderer.render(set, {
        url: request.url,
        nonce: mark,
        language,
        colorScheme,
        timeZone,
        access,
        headers,
        operator,
        marketZone,
        now,
        since,
      });
      if (!result) return undefined;
      const sheets = styleSheets({
        set,
        parts: result.parts,
        hostPage: at.match ? undefined : at.page,
        withCommon: access === undefined,
        read: renderer.readSheet,
      });
      return { ...result, mark, sheets, now, timeZone };
    }

    const { 'x-forwarded-for': _, 'x-request-id': _id, ...address } = headers;
    const key = JSON.stringify([set.id, request.url, language, colorScheme, timeZone, address]);
    const page = await (access === undefined ? share(key, render) : render(Date.now()));
    return page && { ...page, html: page.html.replaceAll(page.mark, nonce) };
  };
}
