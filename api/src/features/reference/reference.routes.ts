import {
  countryPageSchema,
  currencySchema,
  pageOf,
  referenceQuerySchema,
  regionBodySchema,
  regionPageSchema,
  regionSchema,
  sectorPageSchema,
  sectorSchema,
  subSectorPageSchema,
  subSectorQuerySchema,
  subSectorSchema,
  tagBodySchema,
  tagSchema,
} from '@handover/shared/contract';
import { type Route, route } from '../../http/route.ts';
import { addRegion, addTag } from './handlers/add-reference.ts';
import {
  listCountries,
  listCurrencies,
  listRegions,
  listSectors,
  listSubSectors,
  listTags,
} from './handlers/list-reference.ts';
import { needHelpSector, needHelpSubSector } from './handlers/need-help.ts';

const list = { method: 'GET', access: 'anyone', query: referenceQuerySchema } as const;
const add = { method: 'POST', access: 'signed-in', status: 201 } as const;
const help = {
  method: 'GET',
  access: 'anyone',
  summary: 'The record of a person who does not know theirs',
} as const;

export const referenceRoutes: Route[] = [
  route({
    ...list,
    url: '/api/sectors/',
    summary: 'Sectors',
    answer: sectorPageSchema,
    handler: listSectors,
  }),
  route({ ...help, url: '/api/sectors/need_help_sector/', answer: sectorSchema, handler: needHelpSector }),
  route({
    ...list,
    url: '/api/sub_sectors/',
    summary: 'Sub-sectors of some sectors',
    query: subSectorQuerySchema,
    answer: subSectorPageSchema,
    handler: listSubSectors,
  }),
  route({
    ...help,
    url: '/api/sub_sectors/need_help_sub_sector/',
    answer: subSectorSchema,
    handler: needHelpSubSector,
  }),
  route({
    ...list,
    url: '/api/countries/',
    summary: 'Countries',
    answer: countryPageSchema,
    handler: listCountries,
  }),
  route({
    ...list,
    url: '/api/currencies/',
    summary: 'Currencies',
    answer: pageOf(currencySchema),
    handler: listCurrencies,
  }),
  route({
    ...list,
    url: '/api/regions/',
    summary: 'Regions',
    answer: regionPageSchema,
    handler: listRegions,
  }),
  route({
    ...add,
    url: '/api/regions/',
    summary: 'Add a region',
    body: regionBodySchema,
    answer: regionSchema,
    handler: addRegion,
  }),
  route({ ...list, url: '/api/tags/', summary: 'Tags', answer: regionPageSchema, handler: listTags }),
  route({
    ...add,
    url: '/api/tags/',
    summary: 'Add a tag',
    body: tagBodySchema,
    answer: tagSchema,
    handler: addTag,
  }),
];
