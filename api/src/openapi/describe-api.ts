import { API_VERSION } from '@handover/shared/contract';
import type { DescribedFeature } from '../http/route.ts';
import { errorComponents } from './errors.ts';
import { operation } from './operation.ts';
import { SchemaCollector } from './schema-collector.ts';

const DESCRIPTION = `A marketplace where businesses are bought and sold.

Amounts are numbers with at most two decimals, dates \`yyyy-mm-dd\`, times ISO 8601 in UTC. A list starts at page 1, and
\`next_page\` is null at its end. An unknown query parameter is refused. Errors carry a sentence in the language of
\`Accept-Language\` and a stable code, which clients decide by.`;

const bearer = {
  type: 'http',
  scheme: 'bearer',
  bearerFormat: 'JWT',
  description: 'The access token of `getToken`, renewed by `refreshToken`.',
};

/** The OpenAPI document of all calls, made from the route tables and the schemas of the contract. */
export function describeApi(features: DescribedFeature[]) {
  const schemas = new SchemaCollector();
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { name, routes } of features)
    for (const [operationId, row] of Object.entries(routes)) {
      const path = row.url.replace(/:(\w+)/g, '{$1}');
      paths[path] = {
        ...paths[path],
        [row.method.toLowerCase()]: operation(name, operationId, row, schemas),
      };
    }
  return schemas.complete({
    openapi: '3.1.0',
    info: {
      title: 'Handover',
      version: API_VERSION,
      description: DESCRIPTION,
      license: { name: 'UNLICENSED', identifier: 'LicenseRef-UNLICENSED' },
    },
    servers: [{ url: '/', description: 'The installation that serves this document.' }],
    tags: features.map(({ name, description }) => ({ name, description })),
    paths,
    components: { securitySchemes: { bearer }, responses: errorComponents(schemas) },
  });
}
