import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Compiler } from 'webpack';
import WebpackDevServer, { type NextFunction, type Request, type Response } from 'webpack-dev-server';
import { buildManifest } from '../../releases/builds/schema.ts';
import { createBuilds } from './build-events.ts';
import { serveConfig } from './serve-config.ts';
import { servedRelease } from './served-release.ts';

/**
 * Pages of any origin may read the served files, which will be public anyway. `private-network` lets pages of public
 * sites reach this machine. Nothing is cached, so that each load gets the last build.
 */
const headers = {
  'access-control-allow-origin': '*',
  'access-control-allow-private-network': 'true',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'no-store',
};

/** A page of a public site sends a preflight before it may reach this machine. */
const handlePreflight = ({ method }: Request, response: Response, next: NextFunction) =>
  method === 'OPTIONS' ? void response.status(204).end() : next();

type Builds = ReturnType<typeof createBuilds>;

/**
 * Builds the remote in `folder` at each change and serves it on `http://localhost:<port>`; resolves once it listens.
 */
export async function serveRemote(folder: string, port: number | 'auto'): Promise<WebpackDevServer> {
  const { default: config } = await import(pathToFileURL(join(folder, 'webpack.config.ts')).href);
  const compiler = webpack(serveConfig(config));
  const builds = createBuilds();
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      headers,
      // Refuses other host names, against DNS rebinding.
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
        { name: 'preflight', middleware: handlePreflight },
        { name: 'builds', path: '/builds', middleware: builds.follow },
        {
          name: 'release',
          path: '/release.json',
          middleware: (_: Request, response: Response) => {
            const { last } = builds;
            if (last) response.json(servedRelease(last, `http://localhost:${options.port}`));
            else response.status(503).json({ detail: 'There is no build yet; see the terminal.' });
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

/** Reports each build on the terminal and to the pages. */
function follow(compiler: Compiler, builds: Builds, address: () => string) {
  let manifest = '';
  // Webpack keeps only the size of an asset after emitting.
  compiler.hooks.emit.tap('handover-serve', (compilation) => {
    manifest = compilation.getAsset('build-manifest.json')?.source.source().toString() ?? '';
  });
  compiler.hooks.done.tap('handover-serve', (stats) => {
    if (stats.hasErrors()) {
      console.error(stats.toString({ all: false, errors: true }));
      return builds.failed();
    }
    const build = buildManifest.parse(JSON.parse(manifest));
    if (build.role !== 'remote')
      throw new Error(`${build.name} is not a remote: only remotes can be served.`);
    builds.succeeded(build);
    const seconds = ((stats.endTime - stats.startTime) / 1000).toFixed(1);
    console.log(`${build.name} ${build.version} is served at ${address()} (built in ${seconds} s)`);
  });
}
