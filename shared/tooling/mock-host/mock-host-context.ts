import { createContext, useContext } from 'react';
import type { MockHost } from './create-mock-host.ts';

export const MockHostContext = createContext<MockHost | undefined>(undefined);

export function useMockHost(): MockHost {
  const host = useContext(MockHostContext);
  if (!host) throw new Error('No MockHostContext above this component');
  return host;
}
