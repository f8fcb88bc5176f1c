import { paths } from '@handover/shared/contract';
import * as schemas from '@handover/shared/contract/schemas';
import { get, post, type Routes } from '../../http/route.ts';
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

const list = { access: 'anyone', publicRead: {}, query: schemas.referenceQuerySchema } as const;
const add = { access: 'signed-in', status: 201 } as const;
const help = {
  access: 'anyone',
  publicRead: {},
  errors: ['request.not_found'],
  query: schemas.needHelpQuerySchema,
} as const;

export const referenceRoutes: Routes = {
  listSectors: get(paths.sectors, {
    ...list,
    summary: 'List sectors',
    description: 'Lists the sectors that are offered, or those of some ids, also when they are retired.',
    query: schemas.sectorQuerySchema,
    response: schemas.sectorPageSchema,
    handler: listSectors,
  }),
  readNeedHelpSector: get(paths.needHelpSector, {
    ...help,
    summary: 'Read the sector of who needs help',
    description: 'Gives the sector to choose for a person who does not know theirs.',
    response: schemas.sectorSchema,
    handler: needHelpSector,
  }),
  listSubSectors: get(paths.subSectors, {
    ...list,
    summary: 'List sub-sectors',
    description:
      'Lists the sub-sectors that are offered, of some sectors or of all; or those of some ids, also when they are retired.',
    query: schemas.subSectorQuerySchema,
    response: schemas.subSectorPageSchema,
    handler: listSubSectors,
  }),
  readNeedHelpSubSector: get(paths.needHelpSubSector, {
    ...help,
    summary: 'Read the sub-sector of who needs help',
    description: 'Gives the sub-sector to choose for a person who does not know theirs.',
    response: schemas.subSectorSchema,
    handler: needHelpSubSector,
  }),
  listCountries: get(paths.countries, {
    ...list,
    summary: 'List countries',
    description: 'Lists the countries.',
    response: schemas.countryPageSchema,
    handler: listCountries,
  }),
  listCurrencies: get(paths.currencies, {
    ...list,
    summary: 'List currencies',
    description: 'Lists the currencies.',
    response: schemas.currencyPageSchema,
    handler: listCurrencies,
  }),
  listRegions: get(paths.regions, {
    ...list,
    summary: 'List regions',
    description:
      'Lists the regions, of a country or of all. One that a person has added is listed for that person only, until staff accept it.',
    query: schemas.regionQuerySchema,
    response: schemas.regionPageSchema,
    handler: listRegions,
  }),
  addRegion: post(paths.regions, {
    ...add,
    summary: 'Add a region',
    description:
      'Adds a region, in a country if one is named, or finds the one of this name there. It is that person’s alone until staff accept it. A person may add 20 regions and tags a day.',
    errors: ['reference.too_many'],
    body: schemas.regionBodySchema,
    response: schemas.regionSchema,
    handler: addRegion,
  }),
  listTags: get(paths.tags, {
    ...list,
    summary: 'List tags',
    description:
      'Lists the tags: all, or those of some ids. One that a person has added is listed for that person only, until staff accept it.',
    query: schemas.tagQuerySchema,
    response: schemas.tagPageSchema,
    handler: listTags,
  }),
  addTag: post(paths.tags, {
    ...add,
    summary: 'Add a tag',
    description:
      'Adds a tag, or finds the one of this name. It is that person’s alone until staff accept it. A person may add 20 regions and tags a day.',
    errors: ['reference.too_many'],
    body: schemas.tagBodySchema,
    response: schemas.tagSchema,
    handler: addTag,
  }),
};
