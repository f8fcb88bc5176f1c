import { join } from 'node:path';
import { promisify } from 'node:util';
import { LANGUAGES } from '@handover/shared/contract';
import webpack, { type Compilation, type Stats } from 'webpack';
import WebpackDevServer, { type NextFunction, type Request, type Response } from 'webpack-dev-server';
import { readJson } from '../../descriptor/package-facts.ts';
import { FRAME_HEADERS, isPreviewFrame, PREVIEW_FOLDER } from '../../preview-frame/headers.ts';
import { workspace } from '../../workspace/index.ts';
import { lastBuild } from '../last-build.ts';
import { type AloneSettings, backendFacts } from '../settings.ts';
import { sharedModules } from '../shared-modules.ts';
import type { Surroundings } from '../surroundings.ts';
import { aloneConfig } from './alone-config.ts';
import { renderPage } from './page.ts';
import { apiProxy } from './proxy.ts';

export interface DevServerOptions {
  settings: AloneSettings;
  port: number;
  /** Resolves with the address of the api. */
  api: Promise<string>;
  surroundings: Promise<Surroundings>;
  onBuilt: (stats: Stats) => void;
}

/** The socket for hot updates; `/ws` is used by the product. */
const HOT_PATH = '/hot';

/** A script in whose place the page came would be a syntax error, which no page notices. */
const IS_FILE = /\.[a-z\d]+$/i;

/** The frame of previews has an opaque origin as in the gateway, so that its own files are of another one. */
const frameHeaders = (path: string): Record<string, string> => ({
  ...(path.startsWith(`/${PREVIEW_FOLDER}/`) && { 'access-control-allow-origin': '*' }),
  ...(isPreviewFrame(path) && FRAME_HEADERS),
});

/**
 * Serves the mock host with the remote in `folder`, recompiled at each change. Changed components are hot-replaced;
 * changed texts, and modules that can't be replaced, reload the page. Returns a function that stops it.
 */
export async function serveAlone({ settings, port, api, surroundings, onBuilt }: DevServerOptions) {
  const { folder, against } = settings;
  const { name, namespace } = readJson(join(folder, 'src/remote.json'));
  const texts = join(folder, 'src/locales');
  const compiler = webpack(aloneConfig(folder, settings));
  /** What pages have: of the last build without errors. */
  let built: Compilation | undefined;
  const files = new Promise<string[]>((resolve) => {
    compiler.hooks.done.tap('alone', (stats) => {
      if (!stats.hasErrors()) {
        built = stats.compilation;
        resolve([...(built.entrypoints.get('main')?.getFiles() ?? [])]);
      }
      onBuilt(stats);
    });
  });
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      // `run-alone` handles signals, since it has more to stop.
      setupExitSignals: false,
      compress: false,
      hot: true,
      client: {
        logging: 'warn',
        overlay: { errors: true, warnings: false, runtimeErrors: false },
        // The host name of the page, localhost or 127.0.0.1: the server refuses sockets from another.
        webSocketURL: { hostname: '0.0.0.0', pathname: HOT_PATH },
      },
      webSocketServer: { type: 'ws', options: { path: HOT_PATH } },
      proxy: [apiProxy(api, against)],
      static: false,
      watchFiles: [join(texts, '*.json'), ...(against ? [] : [join(workspace, 'host/src/locales/*/*.json')])],
      headers: ({ path }: Request) => frameHeaders(path),
      setupMiddlewares(middlewares, { app }) {
        // Texts of other remotes too: notifications use those of mfe-notifications.
        app?.get('/locales/:language/:namespace.json', async ({ params }, response, next) => {
          const { language } = params;
          if (!LANGUAGES.some((each) => each === language)) return next();
          if (params.namespace === namespace) return response.sendFile(`${language}.json`, { root: texts });
          try {
            const found = await (await surroundings).readTexts(language, params.namespace);
            if (found === undefined) return next();
            response.type('json').send(found);
          } catch (error) {
            next(error);
          }
        });
        app?.get('/mock-host/shared-modules.json', (_request, response) => {
          response.json(built ? sharedModules(built, folder) : []);
        });
        app?.get('/mock-host/last-build.json', async (_request, response, next) => {
          await lastBuild(folder).then((last) => response.json(last), next);
        });
        middlewares.push(async (request: Request, response: Response, next: NextFunction) => {
          if (request.method !== 'GET' || !request.accepts('html') || IS_FILE.test(request.path))
            return next();
          const { siblings, live, refresh } = await surroundings;
          await refresh();
          const facts = { remote: name, siblings: siblings(), live: live(), ...backendFacts(settings) };
          response.type('html').send(renderPage(facts, await files));
        });
        return middlewares;
      },
    },
    compiler,
  );
  await server.start();
  return async () => {
    await server.stop();
    // Writes the cache for the next start.
    await promisify(compiler.close.bind(compiler))();
  };
}
