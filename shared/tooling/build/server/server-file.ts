/** The folder of a build that gateways do not serve. */
export const SERVER_FOLDER = 'server';

/** The file of the server build in the output folder. */
export const serverFile = (role: 'host' | 'remote') => `${SERVER_FOLDER}/${role}.cjs`;
