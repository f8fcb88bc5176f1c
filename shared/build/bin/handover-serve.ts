#!/usr/bin/env node
import { serveRemote } from '../serve/serve-remote.ts';

/** `handover-serve`, in the folder of a remote. `PORT` chooses the port, or the first free one from 8080 on is taken. */
const { PORT } = process.env;
const server = await serveRemote(process.cwd(), PORT === undefined ? 'auto' : Number(PORT));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.stop());
