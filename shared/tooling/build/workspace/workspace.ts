import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The root of the repository that this package is part of. */
export const workspace: string = join(import.meta.dirname, '../../../..');

/** False where shared is installed as a package: there is one remote, in a repository of its own, and no sibling. */
export const inWorkspace: boolean = existsSync(join(workspace, 'pnpm-workspace.yaml'));
