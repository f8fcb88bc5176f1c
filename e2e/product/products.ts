import type { FullConfig } from '@playwright/test';
import { Product } from './product.ts';

interface OwnProduct {
  address: string;
  dataDir: string;
}

/**
 * Starts a product for each worker, for all specs that do not stop it, or only a part of it that it starts again itself.
 * `E2E_ADDRESS` and `E2E_DATA_DIR` name one that runs already, for one worker.
 */
export default async function startProducts({ workers }: FullConfig) {
  if (process.env.E2E_ADDRESS) return undefined;
  // The first one builds what has changed, once for all.
  const first = await new Product().start();
  const others = Array.from({ length: workers - 1 }, () => new Product().start());
  const products = [first, ...(await Promise.all(others))];
  const own: OwnProduct[] = products.map(({ address, dataDir }) => ({ address, dataDir }));
  process.env.E2E_PRODUCTS = JSON.stringify(own);
  return async () => {
    await Promise.all(products.map((product) => product.dispose()));
  };
}

/** Tells the specs of this worker where its product is; no other worker uses it, so a spec may break it. */
export function useOwnProduct(): void {
  const { E2E_PRODUCTS = '[]', TEST_PARALLEL_INDEX } = process.env;
  const own: OwnProduct | undefined = JSON.parse(E2E_PRODUCTS)[Number(TEST_PARALLEL_INDEX)];
  if (!own) return;
  process.env.E2E_ADDRESS = own.address;
  process.env.E2E_DATA_DIR = own.dataDir;
}
