#!/usr/bin/env node
import { serveRemote } from '../serve/serve-remote.ts';

/**
 * `handover-serve`, in the folder of a remote. `PORT` sets the port; the default is the first free one from 8080 on.
 */
const { PORT } = process.env;
const server = await serveRemote(process.cwd(), PORT === undefined ? 'auto' : Number(PORT));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.stop());
