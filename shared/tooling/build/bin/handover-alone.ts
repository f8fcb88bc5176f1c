#!/usr/bin/env -S node --max-semi-space-size=64
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Hides deprecation warnings of dependencies.
Object.assign(process, { noDeprecation: true });

// The compiled code of the bundler and of these tools, kept between starts. Only what is imported after this call is.
enableCompileCache(join(process.cwd(), '.cache/compiled'));
const { runAlone } = await import('../alone/run-alone.ts');

/** `handover-alone [--against <url> [--with <remote>]…] [--record <file>] [--replay <file>]`, in the folder of a remote. */
await runAlone(process.cwd(), process.argv.slice(2), process.env);
