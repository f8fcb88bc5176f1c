import type { Socket } from '@handover/shared/events';
import type { RemoteDescriptor, RemoteModule, RemoteSpan } from '@handover/shared/federation';
import { createMemoryCookies, renderWithPlatform } from '@handover/shared/testing';
import { type FakeHttp, fakeHttp } from '@handover/shared/testing/node';
import { ShellProvider } from '@handover/shared/testing/shell';
import type { ReactNode } from 'react';
import { createMockHost, type MockHost } from '../create-mock-host.ts';
import type { Sibling } from '../facts.ts';
import { MockHostContext } from '../mock-host-context.ts';

export const descriptor: RemoteDescriptor = {
  name: 'mfe-deals',
  namespace: 'deals',
  contract: 2,
  routes: [
    { path: '/user-deals', page: 'deal-list', access: 'anyone' },
    { path: '/user-deals/view/:id', page: 'deal-view', access: 'signed-in' },
  ],
  widgets: [],
  modals: ['deal-qa'],
};

const sibling: Sibling = {
  name: 'mfe-opportunities',
  namespace: 'opportunities',
  routes: [{ path: '/search', page: 'search', access: 'anyone' }],
  widgets: ['bell'],
  modals: ['filters'],
};

const deals: RemoteModule = {
  pages: { 'deal-list': async () => () => <h1>Deals</h1> },
  widgets: {},
  modals: {
    'deal-qa':
      async () =>
      ({ dealId }: { dealId: number }) => <p>questions of deal {dealId}</p>,
  },
};

interface MockHostOptions {
  module?: RemoteModule;
  onTimed?: (span: RemoteSpan) => void;
  http?: FakeHttp;
  /** The tokens of a user who is signed in from the start. */
  tokens?: { access: string; refresh: string };
}

/** A mock host with one small remote and one sibling, without a network. */
export function buildMockHost({
  module = deals,
  onTimed = () => undefined,
  http = fakeHttp(),
  tokens,
}: MockHostOptions = {}): MockHost {
  const socket: Socket = {
    readyState: 1,
    onopen: null,
    onclose: null,
    onmessage: null,
    close: () => undefined,
  };
  return createMockHost({
    descriptor,
    module,
    onHotUpdate: () => () => undefined,
    onTimed,
    facts: { remote: 'mfe-deals', siblings: [sibling], live: {}, against: null, replay: null, record: null },
    adapter: http.adapter,
    connectSocket: async () => socket,
    platform: {
      language: 'en',
      resources: { en: { common: {}, deals: {}, opportunities: {}, inputs: {}, messages: {} } },
      cookies: createMemoryCookies(tokens && { ...tokens }),
      channel: { post: () => undefined, onMessage: () => undefined },
    },
  });
}

/** Renders a component inside the providers of the mock host. */
export const renderMockHost = (ui: ReactNode, host: MockHost = buildMockHost()) => ({
  ...renderWithPlatform(
    <MockHostContext value={host}>
      <ShellProvider shell={host.shell}>{ui}</ShellProvider>
    </MockHostContext>,
    { platform: host.shell.platform },
  ),
  host,
});
