import fp from 'fastify-plugin';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { useErrorCodes, validateWithZod } from '../http/validation.ts';

export const zodPlugin = fp(
  async (app) => {
    useErrorCodes();
    app.setValidatorCompiler(validateWithZod);
    app.setSerializerCompiler(serializerCompiler);
  },
  { name: 'zod' },
);
