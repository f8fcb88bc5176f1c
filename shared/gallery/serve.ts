import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { sharedFolder } from '../build/package-facts.ts';
import { galleryConfig } from './gallery-config.ts';

/** `pnpm gallery`: shows every component in every state, and reloads after changes. `PORT` sets the port. */
const port = Number(process.env.PORT ?? 3900);
const page = readFileSync(join(import.meta.dirname, 'page.html'), 'utf8');

const server = new WebpackDevServer(
  {
    host: '127.0.0.1',
    port,
    hot: false,
    client: { logging: 'warn', overlay: false },
    static: { directory: join(sharedFolder, '../host/src/locales'), publicPath: '/locales', watch: true },
    setupMiddlewares(middlewares, { app }) {
      app?.get('/', (_, response) => void response.type('html').send(page));
      return middlewares;
    },
  },
  webpack(galleryConfig()),
);
server.compiler.hooks.done.tap('gallery', (stats) => {
  if (stats.hasErrors()) console.error(stats.toString({ all: false, errors: true }));
  else console.log(`The gallery is at http://127.0.0.1:${port}`);
});
await server.start();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.stop());
