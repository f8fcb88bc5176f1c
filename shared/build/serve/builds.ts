import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BuildManifest } from '../../releases/schema.ts';

/** A build of the remote that went well. */
export type BuiltRemote = Extract<BuildManifest, { role: 'remote' }>;

/** What pages are told: the version that is served, or that the last change does not build. */
export type BuildNews = { version: string } | { failed: true };

/** The last build, and the pages that want to hear of the next. */
export function createBuilds() {
  const pages = new Set<ServerResponse>();
  let last: BuiltRemote | undefined;
  let news: BuildNews | undefined;
  const line = () => `data: ${JSON.stringify(news)}\n\n`;
  const tell = (next: BuildNews) => {
    news = next;
    for (const page of pages) page.write(line());
  };
  return {
    get last() {
      return last;
    },
    succeeded(build: BuiltRemote) {
      last = build;
      tell({ version: build.version });
    },
    failed: () => tell({ failed: true }),
    /** `GET /builds`: one server-sent event now, and one after each build. */
    follow(request: IncomingMessage, response: ServerResponse) {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      if (news) response.write(line());
      pages.add(response);
      request.once('close', () => pages.delete(response));
    },
  };
}
