import { join, resolve } from 'node:path';
import closeWithGrace from 'close-with-grace';
import { createGateway } from './app.ts';

const {
  PORT = '3000',
  HOST = '0.0.0.0',
  DATA_DIR = '.data',
  API_URL = 'http://127.0.0.1:3001',
  PUBLIC_URL = `http://localhost:${PORT}`,
  OFFLINE_PAGE = 'on',
  OPERATOR,
} = process.env;

const app = await createGateway({
  store: join(resolve(DATA_DIR), 'releases'),
  apiUrl: API_URL,
  publicUrl: PUBLIC_URL.replace(/\/$/, ''),
  worker: OFFLINE_PAGE !== 'off',
  ...(OPERATOR && { operator: OPERATOR }),
  logger: true,
});
closeWithGrace({ delay: 3000 }, async ({ err }) => {
  if (err) console.error(err);
  await app.close();
});
// Whoever started this is gone: a gateway without its api must not keep the port.
process.on('disconnect', () => process.exit(0));

try {
  await app.listen({ port: Number(PORT), host: HOST });
  process.send?.({ type: 'ready', port: Number(PORT) });
} catch (error) {
  console.error(
    `The gateway can't listen on ${HOST}:${PORT}: ${error instanceof Error ? error.message : error}`,
  );
  process.exit(1);
}
