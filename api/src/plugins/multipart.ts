import multipart from '@fastify/multipart';
import { COUNT, FILE_SIZE } from '@handover/shared/contract';
import fp from 'fastify-plugin';

export const multipartPlugin = fp(
  async (app) => {
    await app.register(multipart, {
      // One byte more, so that a file of exactly the limit is not truncated; larger ones are refused by the storage.
      limits: {
        fileSize: FILE_SIZE.document + 1,
        files: COUNT.filesAnUpload + 1,
        fields: 200,
        fieldNameSize: 100,
        fieldSize: 300_000,
        parts: 250,
      },
      throwFileSizeLimit: false,
    });
  },
  { name: 'multipart' },
);
