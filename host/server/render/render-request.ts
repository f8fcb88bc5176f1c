import type { ReleaseSet } from '@handover/shared/federation';
import type { FastifyRequest } from 'fastify';
import type { PageAt } from '../../src/metadata/page-at.ts';
import type { RenderResult } from '../../src/render/render-contract.ts';
import type { Preferences } from '../html/preferences.ts';
import { forwardedHeaders } from '../plugins/forwarded-headers.ts';
import type { PageRenderer } from './page-renderer.ts';
import { sessionOf } from './session-of.ts';
import { type Sheet, styleSheets } from './style-sheets.ts';

/** A page as the server has rendered it, and for when and where. */
export interface RenderedPage extends RenderResult {
  sheets: Sheet[];
  now: number;
  timeZone: string;
}

interface PageFacts {
  set: ReleaseSet;
  at: PageAt;
  nonce: string;
  operator: string | undefined;
  preferences: Preferences;
}

/** Renders the page of a request; undefined if the browser has to. */
export async function renderRequest(
  renderer: PageRenderer,
  request: FastifyRequest,
  { set, at, preferences, ...facts }: PageFacts,
): Promise<RenderedPage | undefined> {
  const session = sessionOf(request.headers);
  if (session === 'expired') return undefined;
  const { access } = session;
  const needs = at.match?.route.access ?? 'anyone';
  // The browser leads on: to the sign-in page, or away from it.
  if (needs === 'guest' ? access !== undefined : needs !== 'anyone' && access === undefined) return undefined;
  const { language, colorScheme, timeZone } = preferences;
  const now = Date.now();
  const result = await renderer.render(set, {
    ...facts,
    url: request.url,
    language,
    colorScheme,
    timeZone,
    access,
    headers: forwardedHeaders(request),
    now,
  });
  if (!result) return undefined;
  const hostPage = at.match ? undefined : at.page;
  const sheets = styleSheets({
    set,
    parts: result.parts,
    hostPage,
    withCommon: access === undefined,
    read: renderer.readSheet,
  });
  return { ...result, sheets, now, timeZone };
}
