import type { RemoteErrorCode, RemotePhase } from '@handover/shared/federation';
import type { Page, Route } from '@playwright/test';
import type { Target } from '../product/targets.ts';
import { putOff, putOn, throwsAtLoad, throwsAtRender } from './broken-code.ts';

export interface Fault {
  /** What the person and the report are told. */
  code: RemoteErrorCode;
  phase: RemotePhase;
  /** Makes it in this page, for the current version of the remote; resolves with what takes the cause away. */
  make: (page: Page, target: Target) => Promise<() => Promise<unknown>>;
  /** Nothing is answered: it takes a time until that is given up. */
  hangs?: true;
  /** What is wrong is the set itself, which a page keeps: where another is current, that is offered. */
  ofSet?: true;
  /** What the browser itself says of it, but for failed requests. */
  says?: string;
}

type Answer = (route: Route) => Promise<void> | undefined;

/** Answers for some files of the version instead of the gateway. */
const answering =
  (files: (target: Target) => string[], answer: Answer): Fault['make'] =>
  async (page, target) => {
    const wanted = files(target);
    const chosen = (url: URL) => wanted.some((file) => url.pathname.startsWith(file));
    const handler = (route: Route) => answer(route) as Promise<void>;
    await page.route(chosen, handler);
    return () => page.unroute(chosen, handler);
  };

const all = ({ remote, release }: Target) => [`/r/${remote}/${release.version}/`];
const entry = ({ release }: Target) => [release.entry];
const exposed = ({ release }: Target) => release.preload.filter((file) => file.endsWith('.js'));
/** The chunks that only the page needs. */
const ofPage = ({ release, page }: Target) =>
  (release.pages[page] ?? []).filter((file) => file.endsWith('.js') && !release.preload.includes(file));

const notFound: Answer = (route) => route.fulfill({ status: 404, body: 'Not found' });
const withText =
  (change: (text: string) => string): Answer =>
  async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  };

/** Code that came whole, and breaks for as long as its switch is on. */
const breaking =
  (files: (target: Target) => string[], change: (text: string) => string): Fault['make'] =>
  async (page, target) => {
    await putOn(page);
    await answering(files, withText(change))(page, target);
    return () => putOff(page);
  };

/** A set of which this host can't run the remote; while it lasts, no other is current. */
const foreignContract: Fault['make'] = async (page, { remote }) => {
  const written = /(<script[^>]*id="release-set"[^>]*>)(.*?)(<\/script>)/s;
  const changed = withText((text) =>
    text.replace(written, (_, start, json, end) => {
      const set = JSON.parse(json);
      set.remotes[remote].contract += 1;
      const foreign = { ...set, id: 'foreign-contract' };
      return start + JSON.stringify(foreign).replaceAll('<', '\\u003c') + end;
    }),
  );
  const handler = (route: Route) => {
    if (route.request().resourceType() === 'document') return changed(route);
    const asksForSet = route.request().url().endsWith('/release-set.json');
    return asksForSet ? route.fulfill({ status: 304 }) : route.fallback();
  };
  await page.route('**/*', handler);
  return () => page.unroute('**/*', handler);
};

/** Every way in which a remote fails, with the number that is said of it. */
export const faults: Readonly<Record<string, Fault>> = {
  'origin down': {
    code: 'HR-301',
    phase: 'entry',
    make: answering(all, (route) => route.abort('connectionrefused')),
  },
  '404': { code: 'HR-301', phase: 'entry', make: answering(all, notFound) },
  '500': {
    code: 'HR-301',
    phase: 'entry',
    make: answering(all, (route) => route.fulfill({ status: 500, body: 'Something went wrong' })),
  },
  'html instead of js': {
    code: 'HR-301',
    phase: 'entry',
    make: answering(entry, (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Proxy</title>' }),
    ),
  },
  truncated: {
    code: 'HR-301',
    phase: 'entry',
    make: answering(
      entry,
      withText((text) => text.slice(0, text.length / 2)),
    ),
  },
  'syntax error': {
    code: 'HR-401',
    phase: 'expose',
    says: 'Unexpected token',
    make: answering(
      exposed,
      withText((text) => `${text}}{`),
    ),
  },
  'hangs 30 s': { code: 'HR-302', phase: 'entry', hangs: true, make: answering(all, () => undefined) },
  'throws at load': {
    code: 'HR-401',
    phase: 'expose',
    says: 'broken at load',
    make: breaking(exposed, throwsAtLoad),
  },
  'throws at render': {
    code: 'HR-601',
    phase: 'render',
    says: 'broken at render',
    make: breaking(ofPage, throwsAtRender),
  },
  'chunk gone': { code: 'HR-501', phase: 'part', make: answering(ofPage, notFound) },
  'wrong contract': { code: 'HR-201', phase: 'gate', ofSet: true, make: foreignContract },
};
