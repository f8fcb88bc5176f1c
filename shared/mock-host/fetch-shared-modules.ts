import type { SharedModule } from './facts.ts';

/** Of the code that the page has now. */
export async function fetchSharedModules(): Promise<SharedModule[]> {
  const response = await fetch('/mock-host/shared-modules.json');
  return response.ok ? response.json() : [];
}
