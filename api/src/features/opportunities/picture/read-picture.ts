import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Language, Opportunity } from '@handover/shared/contract';
import type { idParamsSchema, opportunityPictureQuerySchema } from '@handover/shared/contract/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../../../errors/domain-error.ts';
import type { OpenCall } from '../../../http/call.ts';
import { documentFonts } from '../../../http/pdf/pdf-fonts.ts';
import { writeInTurn } from '../../../http/write-in-turn.ts';
import { findImage } from '../../background-images/index.ts';
import { isPublished } from '../handlers/read-opportunity.ts';
import { readOpportunity } from '../opportunities.sql.ts';
import { asStranger } from '../opportunity.response.ts';
import { drawPicture } from './draw-picture.ts';
import { pictureFacts } from './picture-facts.ts';

/** Changes with the drawing, so that pictures are made anew. */
const VERSION = 1;
/** Pictures that are being made, by storage key: who asks meanwhile gets the same. */
const making = new Map<string, Promise<Buffer>>();

/**
 * The picture of a published listing, of what visitors read of it, whoever asks. It is made once, in turn, and stored; the nightly
 * sweep removes it, as a file of no row, so that pictures of what has changed do not stay.
 */
export async function readPicture({
  app,
  params,
  query,
  request,
  reply,
}: OpenCall<{
  params: typeof idParamsSchema;
  query: typeof opportunityPictureQuerySchema;
}>): Promise<FastifyReply> {
  const row = await readOpportunity(app.db, 0, params.id);
  if (!row || !isPublished(row)) throw new DomainError('opportunity.not_found');
  const picture = await storedPicture(request, asStranger(row, new Date()), query.lang);
  reply.header('cache-control', 'public, max-age=3600');
  reply.header('x-content-type-options', 'nosniff');
  return reply.type('image/jpeg').send(picture);
}

async function storedPicture(request: FastifyRequest, listing: Opportunity, lang: Language): Promise<Buffer> {
  const app = request.server;
  const chosen = listing.background_image && (await findImage(app.db, listing.background_image.id));
  const facts = pictureFacts(listing, lang);
  const print = createHash('sha256')
    .update(JSON.stringify([VERSION, facts, chosen?.key]))
    .digest('hex');
  const storageKey = `pictures/${print.slice(0, 40)}.jpg`;
  const draw = async () => {
    const image = chosen ? await readAll(app, chosen.key) : null;
    const picture = await drawPicture({ ...facts, image }, await documentFonts());
    // Without the picture that was chosen it is right only until that can be read again.
    if (chosen && !image) return picture;
    await app.storage
      .put(storageKey, picture)
      .catch((error) => app.log.warn(error, 'a picture was not stored'));
    return picture;
  };
  const stored = await readAll(app, storageKey);
  if (stored) return stored;
  const made = making.get(storageKey) ?? writeInTurn(request, draw).finally(() => making.delete(storageKey));
  making.set(storageKey, made);
  return made;
}

const readAll = (app: FastifyInstance, storageKey: string): Promise<Buffer | null> =>
  app.storage
    .read(storageKey)
    .then(buffer)
    .catch(() => null);
