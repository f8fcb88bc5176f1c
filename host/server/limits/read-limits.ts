import { connectionSettings, connectionTimes } from '@handover/shared/contract/hosting';
import { z } from 'zod';

const environment = z.object(connectionSettings);

export type Limits = ReturnType<typeof readLimits>;

/** Reads what one client may hold from the environment; an invalid setting throws a line that names it. */
export function readLimits(env: NodeJS.ProcessEnv) {
  const { data, error } = environment.safeParse(env);
  if (!data) {
    const issue = error.issues[0];
    throw new Error(`Setting ${issue?.path.join('.')} is not valid: ${issue?.message}`);
  }
  return connectionTimes(data);
}
