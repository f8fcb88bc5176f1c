import type { LastBuild } from '@handover/shared/shell/panel';
import type { SharedModule } from './facts.ts';

/** Of the code that the page has now. */
export async function fetchSharedModules(): Promise<SharedModule[]> {
  const response = await fetch('/mock-host/shared-modules.json');
  return response.ok ? response.json() : [];
}

export async function fetchLastBuild(): Promise<LastBuild | null> {
  const response = await fetch('/mock-host/last-build.json');
  return response.ok ? response.json() : null;
}
