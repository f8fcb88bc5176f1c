import fp from 'fastify-plugin';
import { serializeBySchema } from '../http/serialize-by-schema.ts';
import { useErrorCodes, validateWithZod } from '../http/validation.ts';

export const zodPlugin = fp(
  async (app) => {
    useErrorCodes();
    app.setValidatorCompiler(validateWithZod);
    app.setSerializerCompiler(serializeBySchema);
  },
  { name: 'zod' },
);
