import type { RemoteComponent, RemoteKind, RemoteModule } from './contract.ts';
import { RemoteError } from './remote-errors.ts';
import { DeadlineError, type Patience, retry } from './retry.ts';

/** Loads one page, widget or modal of a remote that is here. */
export async function loadPart(
  module: RemoteModule,
  remote: string,
  kind: RemoteKind,
  name: string,
  patience: Patience,
): Promise<RemoteComponent> {
  const load = Object.hasOwn(module[kind], name) ? module[kind][name] : undefined;
  if (!load) throw new RemoteError('HR-503', remote, { detail: `${kind}/${name}` });
  let loaded: Awaited<ReturnType<typeof load>>;
  try {
    loaded = await retry(patience, () => load());
  } catch (cause) {
    const code = cause instanceof DeadlineError ? 'HR-502' : 'HR-501';
    throw new RemoteError(code, remote, { detail: `${kind}/${name}: ${String(cause)}`, cause });
  }
  const component = pickComponent(loaded);
  if (!component) throw new RemoteError('HR-503', remote, { detail: `${kind}/${name} exports no component` });
  return component;
}

function pickComponent(
  loaded: RemoteComponent | Record<string, RemoteComponent>,
): RemoteComponent | undefined {
  if (isComponent(loaded)) return loaded;
  const exported = loaded as Record<string, RemoteComponent>;
  return exported.default ?? Object.values(exported).find(isComponent);
}

/** A function, or what `memo` and `forwardRef` return. A module namespace is an object too, but has no `$$typeof`. */
function isComponent(value: unknown): value is RemoteComponent {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}
