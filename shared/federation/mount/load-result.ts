import { isTimeout } from '../../kernel/lazy/index.ts';
import type { RemoteModule, RemoteRelease } from '../contract.ts';
import { RemoteError } from '../remote-errors.ts';

/** The module that the `./remote` of a version exports. */
export function remoteModuleOf(
  exposed: unknown,
  remote: string,
  { version }: Pick<RemoteRelease, 'version'>,
): RemoteModule {
  const module = (exposed as { remote?: Partial<RemoteModule> } | null)?.remote;
  if (!module?.pages || !module.widgets || !module.modals)
    throw new RemoteError('HR-403', remote, { version });
  return module as RemoteModule;
}

/**
 * The error of a failed load as a `RemoteError`. The federation's runtime tells its errors apart only by a code in
 * the message.
 */
export function asRemoteError(
  error: unknown,
  remote: string,
  { version, entry, global }: Pick<RemoteRelease, 'version' | 'entry' | 'global'>,
): RemoteError {
  if (error instanceof RemoteError) return error;
  const message = error instanceof Error ? error.message : String(error);
  const of = (code: ConstructorParameters<typeof RemoteError>[0], detail: string) =>
    new RemoteError(code, remote, { version, detail, cause: error });
  // The script ran, and either threw or defined nothing.
  if (/RUNTIME-001|ScriptExecutionError/.test(message)) return of('HR-303', `no ${global}`);
  if (/RUNTIME-008/.test(message))
    return isTimeout(error) ? of('HR-302', `${entry} timed out`) : of('HR-301', `${entry} failed to load`);
  return of(isTimeout(error) ? 'HR-402' : 'HR-401', message);
}
