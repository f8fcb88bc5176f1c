import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The folder above shared. */
export const workspace: string = join(import.meta.dirname, '../../..');

/** False where shared is installed as a package: there is one remote, in a repository of its own, and no sibling. */
export const inWorkspace: boolean = existsSync(join(workspace, 'pnpm-workspace.yaml'));
