import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { API_VERSION } from '@handover/shared/contract';
import fp from 'fastify-plugin';
import { jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { describeRoute } from './describe-route.ts';

/** The document is generated from the routes' own schemas: /api/openapi.json, pages at /api/docs/. */
export const swaggerPlugin = fp(
  async (app) => {
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: {
          title: 'Handover',
          version: API_VERSION,
          description: 'A marketplace where businesses change hands.',
        },
        components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
      },
      transform: describeRoute,
      transformObject: jsonSchemaTransformObject,
    });
    await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
    app.get(
      '/api/openapi.json',
      { schema: { hide: true }, config: { access: 'guest' } },
      async (_request, reply) =>
        reply
          .type('application/json')
          .serializer((value: unknown) => JSON.stringify(value))
          .send(app.swagger()),
    );
  },
  { name: 'swagger' },
);
