import { limit } from '@handover/shared/testing/limit';
import { builtHost, removeBuiltHost } from '../testing/built-host.ts';

// All that needs the real host, built for the server.
beforeAll(async () => {
  await builtHost();
}, limit(240_000));
afterAll(removeBuiltHost);

import './page-renderer.cases.ts';
import './releases-memory.cases.ts';
import './with-sources.cases.ts';
import '../../src/render/load-all.cases.ts';
