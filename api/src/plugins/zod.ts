import fp from 'fastify-plugin';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { useReadableTexts, validateWithZod } from '../http/validation.ts';

export const zodPlugin = fp(
  async (app) => {
    useReadableTexts();
    app.setValidatorCompiler(validateWithZod);
    app.setSerializerCompiler(serializerCompiler);
  },
  { name: 'zod' },
);
