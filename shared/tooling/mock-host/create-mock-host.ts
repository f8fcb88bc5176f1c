import { type ConnectSocket, connectSocket } from '@handover/shared/events';
import type {
  RemoteDescriptor,
  RemoteError,
  RemoteLoader,
  RemoteModule,
  RemoteSpan,
} from '@handover/shared/federation';
import { createHttp, type HttpClient } from '@handover/shared/http';
import { createShell, type PlatformOptions, type Shell } from '@handover/shared/shell';
import type { Failure } from '@handover/shared/shell/panel';
import { createStore } from '@handover/shared/store';
import axios, { type AxiosAdapter } from 'axios';
import { faultInjectionAdapter } from './calls/fault-injection-adapter.ts';
import { createLog, type Log } from './calls/log.ts';
import { tellNotRecorded } from './calls/tell-not-recorded.ts';
import type { MockFacts } from './facts.ts';
import type { OnHotUpdate } from './hot/on-hot-update.ts';
import { withLive } from './live/with-live.ts';
import { mockLoader } from './mounts/mock-loader.ts';
import { mockSet } from './mounts/mock-set.ts';
import { type InjectableSocket, injectableSocket } from './socket/injectable-socket.ts';

/** The shell around the one remote, and what the panel controls. */
export interface MockHost {
  readonly shell: Shell;
  readonly descriptor: RemoteDescriptor;
  readonly facts: MockFacts;
  readonly log: Log;
  /** What has failed of the remote in this page. */
  readonly failures: readonly Failure[];
  readonly socket: InjectableSocket;
  /** A client for the panel itself, without faults, log and session. */
  readonly plainHttp: HttpClient;
}

export interface LoaderCallbacks {
  /** Called for each failure, but only once for a call that is refused. */
  onFailure: (error: RemoteError) => void;
  /** Called when a component has been loaded, and when it has rendered for the first time. */
  onTimed: (span: RemoteSpan) => void;
}

interface MockHostOptions {
  descriptor: RemoteDescriptor;
  module: RemoteModule;
  facts: MockFacts;
  onHotUpdate: OnHotUpdate;
  onTimed?: LoaderCallbacks['onTimed'];
  /** Loads the siblings of `facts.live`. */
  liveLoader?: ((callbacks: LoaderCallbacks) => RemoteLoader) | undefined;
  /** These replace the network and the browser in tests. */
  adapter?: AxiosAdapter;
  connectSocket?: ConnectSocket;
  platform?: PlatformOptions;
}

const noTokens = {
  access: undefined,
  refresh: undefined,
  epoch: 0,
  recheck: () => undefined,
  setTokens: () => undefined,
  expire: () => undefined,
};

/** Creates a real shell whose calls and socket the panel controls; once per page. */
export function createMockHost({
  descriptor,
  module,
  facts,
  onHotUpdate,
  onTimed = () => undefined,
  liveLoader,
  ...options
}: MockHostOptions): MockHost {
  const real = tellNotRecorded(options.adapter ?? axios.getAdapter('xhr'));
  const store = createStore();
  const log = createLog(store);
  const failures: Failure[] = [];
  const callbacks: LoaderCallbacks = {
    onFailure: (error) => failures.push({ at: new Date().toISOString(), error }),
    onTimed,
  };
  const loader = mockLoader({ remote: descriptor.name, module, onHotUpdate, ...callbacks });
  const socket = injectableSocket(options.connectSocket ?? connectSocket);
  const shell = createShell({
    set: mockSet(descriptor, facts.siblings),
    loader: liveLoader ? withLive(loader, liveLoader(callbacks), (remote) => remote in facts.live) : loader,
    pages: [],
    platform: {
      previewFrame: '/preview/frame.html',
      urlOf: (language, namespace) => `/locales/${language}/${namespace}.json`,
      ...options.platform,
      store,
      adapter: faultInjectionAdapter({ real, store, log }),
      connectSocket: socket.connectSocket,
    },
  });
  const { events } = shell.platform;
  for (const type of ['notification', 'release-set', 'socket:reconnected', 'socket:state'] as const)
    events.on(type, (payload) => log.add({ kind: 'event', type, payload }));
  return {
    shell,
    descriptor,
    facts,
    log,
    failures,
    socket,
    plainHttp: createHttp({ tokens: noTokens, adapter: real }),
  };
}
