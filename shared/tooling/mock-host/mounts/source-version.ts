/** In place of a version: the remote runs from source. */
export const SOURCE_VERSION = 'source';
