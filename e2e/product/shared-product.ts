import { Product } from './product.ts';

/**
 * One product for all specs that do not stop it, or only a part of it that it starts again itself. Its address reaches them
 * through the environment.
 */
export default async function startSharedProduct() {
  if (process.env.E2E_ADDRESS) return undefined;
  const product = await new Product().start();
  process.env.E2E_ADDRESS = product.address;
  process.env.E2E_DATA_DIR = product.dataDir;
  return () => product.dispose();
}
