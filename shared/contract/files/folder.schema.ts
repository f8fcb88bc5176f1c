import { z } from 'zod';
import { COUNT, TEXT } from '../limits.ts';
import { toLine } from '../typed-text.ts';
import { FILE_GROUPS, type FileGroup } from '../vocabulary.ts';
import { idSchema, lineSchema, timeSchema } from '../wire/wire.schema.ts';
import { documentRightsSchema, roomRightsBodySchema } from './document-rights.schema.ts';

/** The groups that have folders: of a ledger there is one. */
const FOLDER_GROUPS = ['annual', 'other'] as const satisfies readonly FileGroup[];

const nameSchema = lineSchema({ min: 1, max: TEXT.lineMax });

/** A folder as its viewer sees it: what is closed to them neither counts nor takes a number. */
export const roomFolderSchema = z
  .object({
    id: idSchema,
    group: z.enum(FILE_GROUPS),
    /** Null at the top of its group. */
    parent_id: idSchema.nullable(),
    name: z.string(),
    /** Its number in the index, as 2.1.3. */
    index: z.string(),
    /** The documents in it, and in all folders below. */
    count: z.number().int(),
    /** Tells the seller its last change, which `If-Match` of a new name names. */
    updated_at: timeSchema.nullable(),
    /** For the seller: what the buyer may do with what is in it, unless that has rights of its own. */
    rights: documentRightsSchema.nullable(),
    /** For the seller: whether these were set for itself; otherwise they are those of the folder that it lies in. */
    has_own_rights: z.boolean(),
  })
  .meta({ id: 'RoomFolder' });

export const folderBodySchema = z
  .object({
    group: z.enum(FOLDER_GROUPS),
    /** The folder that it lies in; null at the top of the group. */
    parent_id: idSchema.nullable(),
    name: nameSchema,
  })
  .meta({ id: 'FolderBody' });
export const folderNameBodySchema = z
  .object({ folder_id: idSchema, name: nameSchema })
  .meta({ id: 'FolderNameBody' });
export const folderChoiceSchema = z.object({ folder_id: idSchema }).meta({ id: 'FolderChoice' });
export const madeFolderSchema = z.object({ id: idSchema }).meta({ id: 'MadeFolder' });

/** Moves documents and folders of one group. */
export const documentMoveBodySchema = z
  .object({
    /** The folder it goes into; null to the top of their group. */
    to: idSchema.nullable(),
    file_ids: z.array(idSchema).max(COUNT.documentsAChange).default([]),
    folder_ids: z.array(idSchema).max(COUNT.folders).default([]),
    /** The folder before which the folders come; without it they come last. */
    before: idSchema.nullable().optional(),
  })
  .meta({ id: 'DocumentMoveBody' });

/** A change that is not made: what it would open and close. One of the three. */
export const roomChangeSchema = z
  .object({
    rights: roomRightsBodySchema.optional(),
    move: documentMoveBodySchema.optional(),
    remove_folder: idSchema.optional(),
  })
  .meta({ id: 'RoomChange' });

/** Names of folders, each in the one before, separated by slashes; longer names are cut. */
export const folderPathSchema = z
  .string()
  .overwrite((path) => path.split('/').map(toLine).join('/'))
  .max(4000);

export type RoomFolder = z.infer<typeof roomFolderSchema>;
export type FolderBody = z.input<typeof folderBodySchema>;
export type FolderNameBody = z.input<typeof folderNameBodySchema>;
export type MadeFolder = z.infer<typeof madeFolderSchema>;
export type DocumentMoveBody = z.input<typeof documentMoveBodySchema>;
export type RoomChange = z.input<typeof roomChangeSchema>;
