#!/usr/bin/env -S node --max-semi-space-size=64
import { runAlone } from '../alone/run-alone.ts';

// Hides deprecation warnings of dependencies.
Object.assign(process, { noDeprecation: true });

/** `handover-alone [--against <url>]`, in the folder of a remote. */
await runAlone(process.cwd(), process.argv.slice(2), process.env);
