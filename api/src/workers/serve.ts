import { setTimeout as sleep } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import { buildApp } from '../app.ts';
import type { Config } from '../config.ts';
import { type Prepared, prepare } from '../process/prepare.ts';
import { connectToPrimary, prepareWorker, type WorkerLink } from './worker-link.ts';

/** How long open requests may take before the process ends anyway. */
const GRACE_MS = 20_000;

/**
 * Connections that may wait to be accepted, as far as the system allows. By default it is 511: when thousands of sockets come back
 * at once, those beyond would try again only after seconds.
 */
const BACKLOG = 4096;

/** Shuts down when the parent process is killed; otherwise the port and the database would stay in use. */
const onParentGone = (close: () => void) => {
  if (process.connected) process.once('disconnect', close);
};

/** Serves the api in this process. */
export async function serve(settings: Config): Promise<void> {
  const link = connectToPrimary();
  const prepared = await (link ? prepareWorker(settings) : prepare(settings));
  const { config, database } = prepared;
  const app = await build(prepared, link).catch(async (error) => {
    await database.stop();
    throw error;
  });

  const delay = GRACE_MS + config.shutdownDelayMs;
  let drainMs = config.shutdownDelayMs;
  const grace = closeWithGrace({ delay, logger: app.log }, async ({ err }) => {
    if (err) app.log.fatal({ err }, 'ending because of an error');
    // /readyz answers 503 first, so that the load balancer has the delay to use other instances.
    app.lifecycle.ready = false;
    if (!err) await sleep(drainMs);
    await app.close();
    await database.stop();
  });
  if (!link) onParentGone(grace.close);
  link?.onClose(() => {
    if (app.lifecycle.ready) void grace.close();
  });
  link?.onReplaced((ms) => {
    if (!app.lifecycle.ready) return;
    link.stopAccepting(app.server);
    drainMs = Math.max(drainMs, ms);
    void grace.close();
  });

  try {
    await app.listen({ port: config.port, host: config.host, backlog: BACKLOG });
  } catch (error) {
    grace.uninstall();
    await app.close();
    await database.stop();
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Error(
      code === 'EADDRINUSE' ? `Port ${config.port} is taken; choose another by API_PORT` : message,
    );
  }
  const address = app.server.address();
  const port = address && typeof address === 'object' ? address.port : config.port;
  process.send?.({ type: 'ready', port });
}

async function build({ config, secrets, database }: Prepared, link: WorkerLink | undefined) {
  if (!link) return buildApp(config, { database, secrets, withJobs: true });
  const { runsJobs, gatherMetrics, untilAnswered } = link;
  const ofWorker = { jobsElsewhere: !runsJobs, gatherMetrics, beforeClose: untilAnswered };
  const app = await buildApp(config, { database, secrets, withJobs: true, ...ofWorker });
  link.shareMetrics(app.metrics.registry);
  link.shareConnections(app.server);
  return app;
}
