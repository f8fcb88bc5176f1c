import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Compiler } from 'webpack';
import WebpackDevServer, { type NextFunction, type Request, type Response } from 'webpack-dev-server';
import { buildManifest } from '../../releases/schema.ts';
import { createBuilds } from './builds.ts';
import { serveConfig } from './serve-config.ts';
import { servedRelease } from './served-release.ts';

/**
 * Pages of any origin may read what is served, without credentials: it is the code that will be public anyway. Browsers
 * ask first whether a page from the net may reach this machine. Nothing is kept: each load is of the last build.
 */
const headers = {
  'access-control-allow-origin': '*',
  'access-control-allow-private-network': 'true',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'no-store',
};

const answerQuestion = ({ method }: Request, response: Response, next: NextFunction) =>
  method === 'OPTIONS' ? void response.status(204).end() : next();

type Builds = ReturnType<typeof createBuilds>;

/** Builds the remote in `folder` at each change and serves it on `http://localhost:<port>`; resolves once it listens. */
export async function serveRemote(folder: string, port: number | 'auto') {
  const { default: config } = await import(pathToFileURL(join(folder, 'webpack.config.ts')).href);
  const compiler = webpack(serveConfig(config));
  const builds = createBuilds();
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      headers,
      // Only pages ask by this name; a name that was bent to this machine is refused.
      allowedHosts: ['localhost'],
      compress: false,
      hot: false,
      liveReload: false,
      client: false,
      webSocketServer: false,
      static: false,
      devMiddleware: { publicPath: '/' },
      setupMiddlewares: (middlewares, { options }) => [
        ...middlewares,
        { name: 'asked-first', middleware: answerQuestion },
        { name: 'builds', path: '/builds', middleware: builds.follow },
        {
          name: 'release',
          path: '/release.json',
          middleware: (_: Request, response: Response) => {
            const { last } = builds;
            if (last) response.json(servedRelease(last, `http://localhost:${options.port}`));
            else response.status(503).json({ detail: 'There is no build yet; the terminal says why.' });
          },
        },
      ],
    },
    compiler,
  );
  follow(compiler, builds, () => `http://localhost:${server.options.port}`);
  await server.start();
  return server;
}

/** Says in the terminal, and to the pages, what came of each build. */
function follow(compiler: Compiler, builds: Builds, address: () => string) {
  let manifest = '';
  // Once emitted, webpack keeps the size of an asset only.
  compiler.hooks.emit.tap('handover-serve', (compilation) => {
    manifest = compilation.getAsset('build-manifest.json')?.source.source().toString() ?? '';
  });
  compiler.hooks.done.tap('handover-serve', (stats) => {
    if (stats.hasErrors()) {
      console.error(stats.toString({ all: false, errors: true }));
      return builds.failed();
    }
    const build = buildManifest.parse(JSON.parse(manifest));
    if (build.role !== 'remote') throw new Error(`${build.name} is no remote: only remotes are served.`);
    builds.succeeded(build);
    const seconds = ((stats.endTime - stats.startTime) / 1000).toFixed(1);
    console.log(`${build.name} ${build.version} is served at ${address()} (built in ${seconds} s)`);
  });
}
