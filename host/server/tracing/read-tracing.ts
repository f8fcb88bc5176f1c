import { tracingOf, tracingSettings } from '@handover/shared/contract/hosting';
import { z } from 'zod';

const environment = z.object(tracingSettings);

/** Reads where traces go from the environment; an invalid setting throws a line that names it. */
export function readTracing(env: NodeJS.ProcessEnv) {
  const { data, error } = environment.safeParse(env);
  if (data) return tracingOf(data);
  const issue = error.issues[0];
  throw new Error(`Setting ${issue?.path.join('.')} is not valid: ${issue?.message}`);
}
