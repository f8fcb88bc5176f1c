import axios, { type AxiosAdapter } from 'axios';
import type { RemoteDescriptor, RemoteModule } from '../federation/index.ts';
import { type ConnectSocket, connectSocket } from '../kernel/events/index.ts';
import { createHttp, type HttpClient } from '../kernel/http/index.ts';
import { createStore } from '../kernel/store/index.ts';
import { createShell, type PlatformOptions, type Shell } from '../shell/index.ts';
import { createLog, type Log } from './calls/log.ts';
import { meddlingAdapter } from './calls/meddling-adapter.ts';
import type { MockFacts } from './facts.ts';
import { type TappedLine, tapLine } from './line/tapped-line.ts';
import { mockLoader } from './mounts/mock-loader.ts';
import { mockSet } from './mounts/mock-set.ts';

/** The shell around the one remote, and what the panel does to it. */
export interface MockHost {
  readonly shell: Shell;
  readonly descriptor: RemoteDescriptor;
  readonly facts: MockFacts;
  readonly log: Log;
  readonly line: TappedLine;
  /** The api past all faults and past the log: for the panel itself. It is never signed in. */
  readonly plainHttp: HttpClient;
}

interface MockHostOptions {
  descriptor: RemoteDescriptor;
  module: RemoteModule;
  facts: MockFacts;
  /** The rest replaces the browser in tests. */
  adapter?: AxiosAdapter;
  connectSocket?: ConnectSocket;
  platform?: PlatformOptions;
}

const nobody = {
  access: undefined,
  refresh: undefined,
  epoch: 0,
  renewed: () => undefined,
  expired: () => undefined,
};

/** Makes a real shell of which the network and the live line go through the hands of the panel; once per page. */
export function createMockHost({ descriptor, module, facts, ...options }: MockHostOptions): MockHost {
  const real = options.adapter ?? axios.getAdapter('xhr');
  const store = createStore();
  const log = createLog(store);
  const line = tapLine(options.connectSocket ?? connectSocket);
  const shell = createShell({
    set: mockSet(descriptor, facts.siblings),
    loader: mockLoader(descriptor.name, module),
    pages: [],
    platform: {
      urlOf: (language, namespace) => `/locales/${language}/${namespace}.json`,
      ...options.platform,
      store,
      adapter: meddlingAdapter({ real, store, log }),
      connectSocket: line.connectSocket,
    },
  });
  const { events } = shell.platform;
  for (const type of ['notification', 'socket:reconnected', 'socket:state'] as const)
    events.on(type, (payload) => log.add({ kind: 'event', type, payload }));
  return {
    shell,
    descriptor,
    facts,
    log,
    line,
    plainHttp: createHttp({ tokens: nobody, adapter: real }),
  };
}
