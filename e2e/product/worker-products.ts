import { availableParallelism, totalmem } from 'node:os';
import { Product } from './product.ts';

interface WorkerProduct {
  address: string;
  dataDir: string;
}

/** A product and a browser, in bytes. */
const WORKER = 3e9;
export const WORKERS = Math.max(3, Math.min(availableParallelism(), Math.floor(totalmem() / WORKER)));

/**
 * Starts one product per worker, and names them in E2E_PRODUCTS; undefined if that was done already. What is returned stops
 * them, and resolves to what they have printed besides the log of their requests. Specs may kill processes that
 * the product restarts itself, but not stop the product. To use a product that runs already, set `E2E_ADDRESS` and `E2E_DATA_DIR`;
 * there is one worker then.
 */
export default async function startProducts() {
  if (process.env.E2E_ADDRESS || process.env.E2E_PRODUCTS) return undefined;
  // The first one builds what has changed, the others use that build.
  const first = await new Product().start();
  const others = Array.from({ length: WORKERS - 1 }, () => new Product().start());
  const products = [first, ...(await Promise.all(others))];
  const addresses: WorkerProduct[] = products.map(({ address, dataDir }) => ({ address, dataDir }));
  process.env.E2E_PRODUCTS = JSON.stringify(addresses);
  return async () => {
    await Promise.all(products.map((product) => product.dispose()));
    return products.map(({ address, troubles }) => `What ${address} printed:\n${troubles}`).join('\n\n');
  };
}

/**
 * Sets the address of this worker's product for its specs; no other worker uses that product, so a spec may break it.
 */
export function useWorkerProduct(): void {
  const { E2E_PRODUCTS = '[]', TEST_PARALLEL_INDEX } = process.env;
  const addresses: WorkerProduct | undefined = JSON.parse(E2E_PRODUCTS)[Number(TEST_PARALLEL_INDEX)];
  if (!addresses) return;
  process.env.E2E_ADDRESS = addresses.address;
  process.env.E2E_DATA_DIR = addresses.dataDir;
}
