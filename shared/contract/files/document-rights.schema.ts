import { z } from 'zod';
import { COUNT } from '../limits.ts';
import { dateSchema, idSchema } from '../wire/wire.schema.ts';
import { DOCUMENT_ACCESS } from './document-access.ts';

/** What the buyer of a deal may do with a document, and from when. */
export const documentRightsSchema = z
  .object({
    access: z.enum(DOCUMENT_ACCESS),
    /** Open whatever the phase; otherwise the phase opens its group. */
    opens_early: z.boolean(),
    /** Closed before this day; null where no day is set, or it has come. */
    opens_on: dateSchema.nullable(),
  })
  .meta({ id: 'DocumentRights' });

const rightsBodySchema = documentRightsSchema.partial({ opens_early: true, opens_on: true });
const filesSchema = z.array(idSchema).max(COUNT.documentsAChange);

/** Rights of documents of a listing. */
export const documentRightsBodySchema = rightsBodySchema
  .extend({ file_ids: filesSchema.min(1) })
  .meta({ id: 'DocumentRightsBody' });

/** Rights of documents and folders of a deal. */
export const roomRightsBodySchema = rightsBodySchema
  .extend({
    /** Null: as the folder says in which it lies, at the top as the phase does. */
    access: documentRightsSchema.shape.access.nullable(),
    file_ids: filesSchema.default([]),
    folder_ids: z.array(idSchema).max(COUNT.folders).default([]),
    /** Also for what is in the folders and has rights of its own, which it loses. */
    within: z.boolean().default(false),
    /** Other deals of the same listing in which the same holds for the same documents and folders. */
    also_in: z.array(idSchema).max(COUNT.dealsAChange).default([]),
  })
  .meta({ id: 'RoomRightsBody' });

/** What could not be set in other deals, as it is not there. */
export const roomRightsSetSchema = z
  .object({ missing: z.array(z.object({ deal_id: idSchema, names: z.array(z.string()) })) })
  .meta({ id: 'RoomRightsSet' });

const changedSchema = z.object({
  count: z.number().int(),
  /** The names of the first. */
  names: z.array(z.string()),
});

/** What a change of the data room opens to its buyer or closes to them: now, or once a phase or day comes. And what it leaves wider. */
export const roomEffectSchema = z
  .object({
    opens: changedSchema,
    closes: changedSchema,
    opens_later: changedSchema,
    closes_later: changedSchema,
    /** Documents that are in a folder whose rights are set, or moved into one, and keep wider ones of their own. */
    keeps: changedSchema,
  })
  .meta({ id: 'RoomEffect' });

export type DocumentRights = z.infer<typeof documentRightsSchema>;
export type DocumentRightsBody = z.input<typeof documentRightsBodySchema>;
export type RoomRightsBody = z.input<typeof roomRightsBodySchema>;
export type RoomRightsSet = z.infer<typeof roomRightsSetSchema>;
export type RoomEffect = z.infer<typeof roomEffectSchema>;
