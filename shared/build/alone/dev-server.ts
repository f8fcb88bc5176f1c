import { join } from 'node:path';
import { promisify } from 'node:util';
import webpack, { type Stats } from 'webpack';
import WebpackDevServer, { type NextFunction, type Request, type Response } from 'webpack-dev-server';
import { readJson } from '../package-facts.ts';
import { aloneConfig } from './alone-config.ts';
import { renderPage } from './page.ts';
import { apiProxy } from './proxy.ts';
import { pagesOfHost, remotesOf, workspace } from './siblings.ts';

export interface DevServerOptions {
  folder: string;
  port: number;
  against: string | null;
  /** Where the api is, once it is. */
  api: Promise<string>;
  onBuilt: (stats: Stats) => void;
}

/** Where the page hears of changes; `/ws` is the product's own line. */
const NEWS = '/hot';

/**
 * Serves the mock host with the remote in `folder`, compiled at each change. A change of a component is taken over where it
 * stands; one of texts, or of what can't be taken over, reloads the page. Returns how to end it.
 */
export async function serveAlone({ folder, port, against, api, onBuilt }: DevServerOptions) {
  const { name } = readJson(join(folder, 'src/remote.json'));
  const texts = join(folder, 'src/locales');
  const compiler = webpack(aloneConfig(folder));
  const files = new Promise<string[]>((resolve) => {
    compiler.hooks.done.tap('alone', (stats) => {
      resolve([...(stats.compilation.entrypoints.get('main')?.getFiles() ?? [])]);
      onBuilt(stats);
    });
  });
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      // Signals are ours: there is more to end.
      setupExitSignals: false,
      compress: false,
      hot: true,
      client: {
        logging: 'warn',
        overlay: { errors: true, warnings: false, runtimeErrors: false },
        // The name by which the page was opened, localhost or 127.0.0.1: from another the server takes no socket.
        webSocketURL: { hostname: '0.0.0.0', pathname: NEWS },
      },
      webSocketServer: { type: 'ws', options: { path: NEWS } },
      proxy: [apiProxy(api, against)],
      static: { directory: join(workspace, 'host/src/locales'), publicPath: '/locales', watch: true },
      watchFiles: [join(texts, '*.json')],
      setupMiddlewares(middlewares, { app }) {
        // Of the others too: a message of the live line is said in the words of mfe-notifications.
        app?.get('/locales/:language(en|fr)/:namespace.json', ({ params }, response, next) => {
          const owner = remotesOf().find(({ namespace }) => namespace === params.namespace);
          if (!owner) return next();
          const root = owner.name === name ? texts : join(workspace, owner.name, 'src/locales');
          response.sendFile(`${params.language}.json`, { root });
        });
        middlewares.push(async (request: Request, response: Response, next: NextFunction) => {
          if (request.method !== 'GET' || !request.accepts('html')) return next();
          const siblings = [...remotesOf().filter((remote) => remote.name !== name), pagesOfHost()];
          response.type('html').send(renderPage({ remote: name, siblings, against }, await files));
        });
        return middlewares;
      },
    },
    compiler,
  );
  await server.start();
  return async () => {
    await server.stop();
    // Writes down what the next start takes from the cache.
    await promisify(compiler.close.bind(compiler))();
  };
}
