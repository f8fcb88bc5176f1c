import type { RemoteErrorCode } from '@handover/shared/federation';
import type { phaseOf } from '@handover/shared/federation/remote-error-texts';
import type { Page, Route } from '@playwright/test';
import { opensPage } from '../fixtures/opens-page.ts';
import type { RemotePage } from '../product/releases/remote-pages.ts';
import { acceptChangedFiles } from './accept-changed-files.ts';
import { respondTampered } from './tampered.ts';
import { disableThrowing, enableThrowing, throwOnLoad, throwOnRender } from './throwing-code.ts';

export interface Fault {
  /** The code shown to the user and sent in the report. */
  code: RemoteErrorCode;
  phase: ReturnType<typeof phaseOf>;
  /**
   * Injects the fault in this page, for the current version of the remote; resolves with a function that removes it.
   */
  inject: (page: Page, target: RemotePage) => Promise<() => Promise<unknown>>;
  /** Requests are never answered, so the failure shows only after the timeout. */
  hangs?: true;
  /** The fault lies in the release set, which a page keeps until it loads a newer one. */
  inReleaseSet?: true;
  /** The files of which the report names one; a page that has none of them can't have this fault. */
  names?: (target: RemotePage) => string[];
  /** The expected message on the console, apart from failed requests. */
  consoleMessage?: string;
}

type RouteHandler = (route: Route) => Promise<void> | undefined;

/** Responds in place of the gateway for some files of the version. */
const respondWith =
  (files: (target: RemotePage) => string[], respond: RouteHandler): Fault['inject'] =>
  async (page, target) => {
    const wanted = files(target);
    const chosen = (url: URL) => wanted.some((file) => url.pathname.startsWith(file));
    const handler = (route: Route) => respond(route) as Promise<void>;
    await page.route(chosen, handler);
    return () => page.unroute(chosen, handler);
  };

const allFiles = ({ remote, release }: RemotePage) => [`/r/${remote}/${release.version}/`];
const entryFile = ({ release }: RemotePage) => [release.entry];
const exposedChunks = ({ release }: RemotePage) => release.preload.filter((file) => file.endsWith('.js'));
/** The chunks that no other page of the remote needs. */
const pageChunks = ({ release, page }: RemotePage) =>
  (release.pages[page] ?? []).filter((file) => file.endsWith('.js') && !release.preload.includes(file));
/** None of a page that is opened by its URL: the html has the styles of what the server has rendered. */
const pageStyles = ({ release, page, inNavigation }: RemotePage) =>
  inNavigation ? (release.pages[page] ?? []).filter((file) => file.endsWith('.css')) : [];

const notFound: RouteHandler = (route) => route.fulfill({ status: 404, body: 'Not found' });
const withBody =
  (change: (text: string) => string): RouteHandler =>
  async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  };

/** A build with broken code: its files are as they were published. */
const publishBroken =
  (files: (target: RemotePage) => string[], change: (text: string) => string): Fault['inject'] =>
  (page, target) =>
    acceptChangedFiles(page, target, files(target), change);

/** Code that loads, and throws while the switch in the page is on. */
const injectThrowingCode =
  (files: (target: RemotePage) => string[], change: (text: string) => string): Fault['inject'] =>
  async (page, target) => {
    await enableThrowing(page);
    await publishBroken(files, change)(page, target);
    return () => disableThrowing(page);
  };

/** Files that were changed after they had been published. */
const tamperWith = (files: (target: RemotePage) => string[]): Fault['inject'] =>
  respondWith(files, respondTampered);

/** A release set with a remote that this host cannot run; while the fault lasts, no newer set is offered. */
const incompatible =
  (change: (release: RemotePage['release']) => Partial<RemotePage['release']>): Fault['inject'] =>
  async (page, { remote }) => {
    const written = /(<script[^>]*id="release-set"[^>]*>)(.*?)(<\/script>)/s;
    const changed = withBody((text) =>
      text.replace(written, (_, start, json, end) => {
        const set = JSON.parse(json);
        Object.assign(set.remotes[remote], change(set.remotes[remote]));
        // The html has no list of what is met.
        for (const specifier of Object.keys(set.remotes[remote].uses)) set.host.exports[specifier] ??= [];
        const checked = Object.keys(set.remotes[remote].entryPoints ?? {});
        set.host.entryPoints = Object.fromEntries(checked.map((entryPoint) => [entryPoint, '2.0.0']));
        return start + JSON.stringify({ ...set, id: 'incompatible' }).replaceAll('<', '\\u003c') + end;
      }),
    );
    const handler = (route: Route) => {
      if (opensPage(route.request())) return changed(route);
      const asksForSet = route.request().url().endsWith('/release-set.json');
      return asksForSet ? route.fulfill({ status: 304 }) : route.fallback();
    };
    await page.context().route('**/*', handler);
    return () => page.context().unroute('**/*', handler);
  };

/** Every way in which a remote can fail, with the error code that it is reported by. */
export const faults: Readonly<Record<string, Fault>> = {
  'origin down': {
    code: 'HR-301',
    phase: 'entry',
    inject: respondWith(allFiles, (route) => route.abort('connectionrefused')),
  },
  '404': { code: 'HR-301', phase: 'entry', inject: respondWith(allFiles, notFound) },
  '500': {
    code: 'HR-301',
    phase: 'entry',
    inject: respondWith(allFiles, (route) => route.fulfill({ status: 500, body: 'Something went wrong' })),
  },
  'html instead of js': {
    code: 'HR-301',
    phase: 'entry',
    inject: respondWith(entryFile, (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Proxy</title>' }),
    ),
  },
  truncated: {
    code: 'HR-301',
    phase: 'entry',
    inject: respondWith(
      entryFile,
      withBody((text) => text.slice(0, text.length / 2)),
    ),
  },
  'syntax error': {
    code: 'HR-401',
    phase: 'expose',
    consoleMessage: 'Unexpected token',
    inject: publishBroken(exposedChunks, (text) => `${text}}{`),
  },
  'hangs 30 s': {
    code: 'HR-302',
    phase: 'entry',
    hangs: true,
    inject: respondWith(allFiles, () => undefined),
  },
  'throws at load': {
    code: 'HR-401',
    phase: 'expose',
    consoleMessage: 'broken at load',
    inject: injectThrowingCode(exposedChunks, throwOnLoad),
  },
  'throws at render': {
    code: 'HR-601',
    phase: 'render',
    consoleMessage: 'broken at render',
    inject: injectThrowingCode(pageChunks, throwOnRender),
  },
  'entry changed': { code: 'HR-301', phase: 'entry', names: entryFile, inject: tamperWith(entryFile) },
  'exposed chunk changed': {
    code: 'HR-401',
    phase: 'expose',
    names: exposedChunks,
    inject: tamperWith(exposedChunks),
  },
  'chunk changed': { code: 'HR-501', phase: 'component', names: pageChunks, inject: tamperWith(pageChunks) },
  'style changed': { code: 'HR-501', phase: 'component', names: pageStyles, inject: tamperWith(pageStyles) },
  'chunk gone': { code: 'HR-501', phase: 'component', inject: respondWith(pageChunks, notFound) },
  'wrong contract': {
    code: 'HR-201',
    phase: 'gate',
    inReleaseSet: true,
    inject: incompatible(({ contract }) => ({ contract: contract + 1 })),
  },
  'types of an older host': {
    code: 'HR-203',
    phase: 'gate',
    inReleaseSet: true,
    inject: incompatible(() => ({ entryPoints: { '@handover/shared/ui': '1.4.0' } })),
  },
  // Newer than the host, by an export of an entry point that both have.
  'an export that the host lacks': {
    code: 'HR-204',
    phase: 'gate',
    inReleaseSet: true,
    inject: incompatible(({ uses }) => ({ uses: { ...uses, '@handover/shared/ui': ['NotYet'] } })),
  },
};
