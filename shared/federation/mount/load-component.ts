import { createElement } from 'react';
import { isTimeout, type RetryPolicy, retry } from '../../kernel/lazy/index.ts';
import { ModalOpenerContext } from '../../kernel/modals/index.ts';
import { limitPlatform, type PlatformLimit, PlatformLimitContext } from '../../kernel/platform/index.ts';
import type { RemoteComponent, RemoteKind, RemoteModule } from '../contract.ts';
import { RemoteError } from '../remote-errors.ts';

/** Identifies a page, widget or modal of one version of a remote. */
interface ComponentId {
  remote: string;
  version: string;
  kind: RemoteKind;
  name: string;
}

/**
 * Loads a page, widget or modal of a remote whose module is loaded. It gets what the remote declares of the platform; what it asks for
 * besides is passed to `onRefused`.
 */
export async function loadComponent(
  module: RemoteModule,
  { remote, version, kind, name }: ComponentId,
  policy: RetryPolicy,
  onRefused?: (error: RemoteError) => void,
): Promise<RemoteComponent> {
  const what = `${kind}/${name}`;
  const load = Object.hasOwn(module[kind], name) ? module[kind][name] : undefined;
  if (!load) throw new RemoteError('HR-503', remote, { version, detail: what });
  let loaded: Awaited<ReturnType<typeof load>>;
  try {
    loaded = await retry(policy, () => load());
  } catch (cause) {
    const code = isTimeout(cause) ? 'HR-502' : 'HR-501';
    throw new RemoteError(code, remote, { version, detail: `${what}: ${String(cause)}`, cause });
  }
  const component = pickComponent(loaded);
  if (!component)
    throw new RemoteError('HR-503', remote, { version, detail: `${what} exports no component` });
  const limit = limitOf(module, (detail) => {
    const error = new RemoteError('HR-903', remote, { version, detail });
    onRefused?.(error);
    return error;
  });
  return limit ? limited(component, limit, remote) : component;
}

/** One for each module, so that all of its components get the same platform. */
const limits = new WeakMap<RemoteModule, PlatformLimit>();

function limitOf(module: RemoteModule, refuse: (what: string) => Error): PlatformLimit | undefined {
  if (!module.grants) return undefined;
  const limit = limits.get(module) ?? limitPlatform(module.grants, refuse);
  limits.set(module, limit);
  return limit;
}

const limited = (component: RemoteComponent, limit: PlatformLimit, remote: string): RemoteComponent =>
  function Limited(props: object) {
    return createElement(
      PlatformLimitContext,
      { value: limit },
      createElement(ModalOpenerContext, { value: remote }, createElement(component, props)),
    );
  };

function pickComponent(
  loaded: RemoteComponent | Record<string, RemoteComponent>,
): RemoteComponent | undefined {
  if (isComponent(loaded)) return loaded;
  const exported = loaded as Record<string, RemoteComponent>;
  return exported.default ?? Object.values(exported).find(isComponent);
}

/** A function, or the result of `memo` or `forwardRef`. A module namespace is an object too, but has no `$$typeof`. */
function isComponent(value: unknown): value is RemoteComponent {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}
