import { z } from 'zod';
import { fileSchema } from '../companies/business.schema.ts';
import { DOCUMENT_ACCESS } from '../files/document-access.ts';
import { roomFolderSchema } from '../files/folder.schema.ts';
import { COUNT } from '../limits.ts';
import { DEAL_PHASES, DEAL_STATUSES, FILE_GROUPS, FILE_READS } from '../vocabulary.ts';
import {
  idParamsSchema,
  idSchema,
  numberText,
  pageOf,
  pageQuerySchema,
  searchSchema,
  timeSchema,
} from '../wire/wire.schema.ts';

/** A version of a document of a deal. */
const versionSchema = fileSchema.extend({
  /** 1 is the first that the other side could read. */
  version: z.number().int(),
  /** The number of pages of a pdf; null if it is not known. */
  pages: z.number().int().nullable(),
});
const documentVersionSchema = versionSchema.meta({ id: 'DocumentVersion' });

/** A document of a deal, in its present version. */
const roomDocumentSchema = versionSchema
  .extend({
    group: z.enum(FILE_GROUPS),
    /** The number within its group. It stays when other documents are removed. */
    number: z.number().int(),
    /** Its number in the index, as 2.1.3: of what the viewer sees. Where there are folders it follows from its place. */
    index: z.string(),
    /** Null at the top of its group. */
    folder_id: idSchema.nullable(),
    /** A pdf that can’t carry the watermark of the deal: the buyer sees its name alone. */
    is_withheld: z.boolean(),
    /** For the seller: whether its rights were set for itself; otherwise they are those of its folder. */
    has_own_rights: z.boolean(),
    /** What the viewer may do with it. Of one that is only listed, size and pages are not told: 0 and null. */
    access: z.enum(DOCUMENT_ACCESS).exclude(['hidden']),
    /** Null once the account is closed. */
    added_by: z.string().nullable(),
    /** True for the buyer if it was opened since their last visit and they have not read it yet. */
    is_new: z.boolean(),
    /** Tells the seller when the other side last read this version; null if it has not. */
    seen_at: timeSchema.nullable(),
    /** The latest first. */
    earlier_versions: z.array(documentVersionSchema),
  })
  .meta({ id: 'RoomDocument' });

const roomGroupSchema = z
  .object({
    group: z.enum(FILE_GROUPS),
    /** The phase that opens it to the buyer. */
    opens_with: z.enum(DEAL_PHASES),
    /** Whether the viewer can read it now. */
    is_open: z.boolean(),
    /** Whether the buyer can read it now. */
    is_disclosed: z.boolean(),
    /** Documents that the viewer sees, whatever is searched for; null while it is closed to the viewer. */
    count: z.number().int().nullable(),
    /** Bytes of these, as far as the viewer may read them. */
    size: z.number().int().nullable(),
    /** What of it the viewer may download: documents, and bytes. */
    download: z.object({ count: z.number().int(), size: z.number().int() }),
  })
  .meta({ id: 'RoomGroup' });

/** With `as`, the seller reads the room as its buyer does. Documents by their numbers; with `file` and no page, the page that has this document, whichever version is named. */
export const roomQuerySchema = pageQuerySchema.omit({ page: true }).extend({
  page: pageQuerySchema.shape.page.unwrap().optional(),
  search: searchSchema(200).optional(),
  file: idParamsSchema.shape.id.optional(),
  as: z.literal('buyer').optional(),
  /** Only what is new to the buyer. */
  new: z.literal('true').optional(),
  /** Only what lies in `folder`, else where `file` does, else at the top of the groups. */
  tree: z.literal('true').optional(),
  folder: idParamsSchema.shape.id.optional(),
});
export const roomPageSchema = pageOf(roomDocumentSchema)
  .extend({
    groups: z.array(roomGroupSchema),
    /** All that the viewer sees, in the order of the index. */
    folders: z.array(roomFolderSchema),
    /** The folder that `tree` shows; null at the top. */
    folder: idSchema.nullable(),
    /** What the buyer has not read yet of what was opened, or replaced, since their last visit; 0 for the seller. */
    news: z.object({
      count: z.number().int(),
      /** The end of that visit; null before there was one. */
      since: timeSchema.nullable(),
    }),
    /** Whether pdfs carry the name of who reads them. The seller's own do not. */
    watermark: z.object({
      is_on: z.boolean(),
      /** For the seller: pdfs that carry it, pdfs that can't, which are withheld, and documents of other kinds, which are given without. */
      counts: z
        .object({
          marked: z.number().int(),
          unmarkable: z.number().int(),
          others: z.array(z.object({ extension: z.string(), count: z.number().int() })),
        })
        .nullable(),
    }),
  })
  .meta({ id: 'RoomPage' });

/** With `also_in`, the same in other deals of the listing. */
export const watermarkBodySchema = z
  .object({ is_on: z.boolean(), also_in: z.array(idSchema).max(COUNT.dealsAChange).default([]) })
  .meta({ id: 'WatermarkBody' });

/** An excerpt of a long document takes half a second. */
const HITS = { default: 10, most: 20 };
/** With `as`, the seller searches as its buyer does. */
export const roomSearchQuerySchema = pageQuerySchema.extend({
  page_size: numberText(z.number().int().min(1).max(HITS.most)).default(HITS.default),
  search: searchSchema(200),
  as: z.literal('buyer').optional(),
});
const textPartSchema = z.object({ text: z.string(), is_found: z.boolean() });
/** A document whose text has what was searched for. */
const roomHitSchema = fileSchema
  .omit({ hidden_parts: true, rights: true })
  .extend({
    access: z.enum(['view', 'download']),
    group: z.enum(FILE_GROUPS),
    index: z.string(),
    folder_id: idSchema.nullable(),
    /** A part of its text, with the words that were found. */
    excerpt: z.array(textPartSchema),
  })
  .meta({ id: 'RoomHit' });
export const roomSearchPageSchema = pageOf(roomHitSchema)
  .extend({
    /** Documents in which nothing, or not all, can be found. */
    unsearched: z.object({
      /** Their pages are pictures. */
      without_text: z.number().int(),
      /** Of a kind that is not read, or damaged. */
      unreadable: z.number().int(),
      /** So long that their beginning alone is searched. */
      beginning: z.number().int(),
      /** They will be read within minutes. */
      waiting: z.number().int(),
    }),
  })
  .meta({ id: 'RoomSearchPage' });

/** A view or a download by somebody else than the seller. */
const roomReadSchema = z
  .object({
    id: idSchema,
    action: z.enum(FILE_READS),
    by: z.enum(['requester', 'owner', 'staff']),
    /** The name of the buyer; null for staff, and once the account is closed. */
    person: z.string().nullable(),
    /** The adviser who read it for the requester, with their firm. */
    acted_by: z.string().optional(),
    document: z.object({
      id: idSchema,
      name: z.string(),
      group: z.enum(FILE_GROUPS),
      number: z.number().int(),
      /** The number in the index now; null of a document that was deleted, where there are folders. */
      index: z.string().nullable(),
      version: z.number().int(),
    }),
    created_at: timeSchema,
  })
  .meta({ id: 'RoomRead' });
/** `file` asks for the reads of all versions of that document. */
export const roomLogQuerySchema = pageQuerySchema.extend({ file: idParamsSchema.shape.id.optional() });
export const roomLogPageSchema = pageOf(roomReadSchema).meta({ id: 'RoomLogPage' });

/** A buyer in one of the deals of a listing, as its seller sees them. */
const bidderSchema = z
  .object({
    deal_id: idSchema,
    /** Null once the account is closed. */
    person: z.string().nullable(),
    status: z.enum(DEAL_STATUSES),
    phase: z.enum(DEAL_PHASES),
    /** When they were last in the data room; null if never. */
    last_seen_at: timeSchema.nullable(),
    /** Documents that they have viewed or downloaded, in any version, of those that are there now. */
    documents_read: z.number().int(),
    /** Documents that they can read now. */
    documents_open: z.number().int(),
    /** What they have asked, and what of it waits for an answer. */
    questions: z.number().int(),
    questions_open: z.number().int(),
    /** Letters of intent that they have sent, also those that are over. */
    letters: z.number().int(),
  })
  .meta({ id: 'Bidder' });
/** This deal and the others of the listing, those that began first first. */
export const biddersSchema = z.object({ bidders: z.array(bidderSchema) }).meta({ id: 'Bidders' });

/** An archive of all documents. The address works once, and for a short time. */
export const roomDownloadSchema = z.object({ url: z.string() }).meta({ id: 'RoomDownload' });
export const roomDownloadQuerySchema = z.object({ token: z.string().min(1).max(100) });

/** How a file is read: with `view`, to be shown in the page. */
export const fileQuerySchema = z.object({ view: z.enum(['true', 'false']).optional() });

export type RoomQuery = z.output<typeof roomQuerySchema>;
export type RoomLogQuery = z.output<typeof roomLogQuerySchema>;
export type DocumentVersion = z.infer<typeof documentVersionSchema>;
export type RoomDocument = z.infer<typeof roomDocumentSchema>;
export type RoomGroup = z.infer<typeof roomGroupSchema>;
export type RoomPage = z.infer<typeof roomPageSchema>;
export type RoomHit = z.infer<typeof roomHitSchema>;
export type RoomSearchPage = z.infer<typeof roomSearchPageSchema>;
export type TextPart = z.infer<typeof textPartSchema>;
export type WatermarkBody = z.input<typeof watermarkBodySchema>;
export type Bidder = z.infer<typeof bidderSchema>;
export type Bidders = z.infer<typeof biddersSchema>;
export type RoomDownload = z.infer<typeof roomDownloadSchema>;
export type RoomRead = z.infer<typeof roomReadSchema>;
