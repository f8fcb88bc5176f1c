import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { checkGates, type Provided } from '../gates.ts';
import type { Registered } from './registered.ts';

/** Refuses a version that this page can't run, before any code of it is loaded. */
export const gatesPlugin = (registered: Registered, host: Provided): ModuleFederationRuntimePlugin => ({
  name: 'handover-gates',
  // `beforeRequest` is not used: the runtime writes each of its errors to the console, and into its message.
  afterMatchRemote({ remoteInfo }) {
    const known = remoteInfo && registered.get(remoteInfo.name);
    const refusal = known && checkGates(known.remote, known.release, host);
    if (refusal) throw refusal;
  },
});
