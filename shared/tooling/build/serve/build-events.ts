import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BuildManifest } from '../../releases/builds/schema.ts';

/** A successful build of the remote. */
export type BuiltRemote = Extract<BuildManifest, { role: 'remote' }>;

/** An event for pages: the served version, or that the last build failed. */
export type BuildEvent = { version: string } | { failed: true };

/** The last build, and the pages that listen for the next one. */
export function createBuilds() {
  const pages = new Set<ServerResponse>();
  let last: BuiltRemote | undefined;
  let lastEvent: BuildEvent | undefined;
  const line = () => `data: ${JSON.stringify(lastEvent)}\n\n`;
  const broadcast = (next: BuildEvent) => {
    lastEvent = next;
    for (const page of pages) page.write(line());
  };
  return {
    get last() {
      return last;
    },
    succeeded(build: BuiltRemote) {
      last = build;
      broadcast({ version: build.version });
    },
    failed: () => broadcast({ failed: true }),
    /** `GET /builds`: one server-sent event now, and one after each build. */
    follow(request: IncomingMessage, response: ServerResponse) {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      if (lastEvent) response.write(line());
      pages.add(response);
      request.once('close', () => pages.delete(response));
    },
  };
}
