/** The file of the server build in the output folder. */
export const serverFile = (role: 'host' | 'remote') => `server/${role}.cjs`;
