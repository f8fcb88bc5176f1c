import type { FastifyRequest } from 'fastify';
import { DomainError, FieldError } from '../errors/domain-error.ts';
import { cleanFileName } from '../storage/file-name.ts';
import type { FileRule } from '../storage/file-rule.ts';
import type { Upload } from '../storage/upload.ts';
import { askerOf } from './asker-of.ts';

export interface Form {
  /** A repeated field is a list. */
  fields: Record<string, unknown>;
  files: Upload[];
}

/**
 * Reads a multipart body, storing each file while it comes in (hashed, measured, checked against its rule). What was
 * stored is noted on the request and removed again when the call ends in an error or is aborted. A JSON body is taken
 * as the fields of a form without files.
 */
export async function readForm(request: FastifyRequest, rules: Record<string, FileRule>): Promise<Form> {
  if (!request.isMultipart()) return { fields: (request.body ?? {}) as Record<string, unknown>, files: [] };
  try {
    return await readParts(request, rules);
  } catch (error) {
    // The rest of the body is read: most clients look for a response only when they have sent everything.
    request.raw.unpipe();
    request.raw.resume();
    throw isMalformed(error) ? new DomainError('request.unreadable_form') : error;
  }
}

/** Errors of the multipart parser, which have no code: a truncated body, or no boundary. */
const isMalformed = (error: unknown) =>
  error instanceof Error && /terminated early|Unexpected end of multipart|^Multipart:/.test(error.message);

async function readParts(request: FastifyRequest, rules: Record<string, FileRule>): Promise<Form> {
  const fields = new Map<string, unknown>();
  const files: Upload[] = [];
  const storage = request.server.storage;
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (part.valueTruncated) throw new FieldError(part.fieldname, 'value.too_long_for_form');
      const before = fields.get(part.fieldname);
      const value = part.value;
      if (before === undefined) fields.set(part.fieldname, value);
      else fields.set(part.fieldname, Array.isArray(before) ? [...before, value] : [before, value]);
      continue;
    }
    const rule = Object.hasOwn(rules, part.fieldname) ? rules[part.fieldname] : undefined;
    // Browsers send an empty part without a name if no file is chosen.
    if (!rule || !part.filename) {
      if (part.filename)
        throw new FieldError(part.fieldname, 'file.not_expected', { name: cleanFileName(part.filename) });
      part.file.resume();
      continue;
    }
    const upload = await storage.store(part, rule, askerOf(request));
    request.uploads.push(upload.storageKey);
    files.push(upload);
    if (files.filter((file) => file.field === part.fieldname).length > rule.max)
      throw new FieldError(part.fieldname, 'file.too_many', { count: rule.max });
  }
  return { fields: Object.fromEntries(fields), files };
}
