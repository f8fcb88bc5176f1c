/** The product of this worker: its address, and the folder of its data. */
export const address = (): string => process.env.E2E_ADDRESS ?? '';
export const dataDir = (): string => process.env.E2E_DATA_DIR ?? '';
