import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { finished, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { MultipartFile } from '@fastify/multipart';
import { ERRORS, type ErrorCode, type ErrorParams } from '@handover/shared/contract';
import type { Disk } from 'flydrive';
import sharp from 'sharp';
import { DomainError, FieldError } from '../errors/domain-error.ts';
import type { Asker } from '../turns/fair-turns.ts';
import { contentMatches, mediaTypeOf } from './detect.ts';
import { cleanFileName, extensionOf, sentFileName } from './file-name.ts';
import type { FileRule } from './file-rule.ts';
import { inspect } from './inspect.ts';
import type { Scan } from './scanner/scanner.plugin.ts';
import { toReadError, toWriteError } from './storage-errors.ts';
import { checkStructure } from './structure/check-structure.ts';
import type { Finding } from './structure/finding.ts';
import type { Upload } from './upload.ts';

/** Larger images are refused: decoding them could exhaust the memory. */
const PIXELS = 40_000_000;
const megabytes = (bytes: number) => Math.round(bytes / 1_048_576);

interface Unchecked {
  name: string;
  size: number;
  readAll: () => Buffer | Promise<Buffer>;
}

export class FileStorage {
  readonly #disk: Disk;
  readonly #scan: Scan | null;

  constructor(disk: Disk, scan: Scan | null) {
    this.#disk = disk;
    this.#scan = scan;
  }

  /** Stores one file of a form, sent by `asker`. Nothing is left where it is refused. Throws 400 (by field), 413, 415 or 503. */
  async store(part: MultipartFile, rule: FileRule, asker: Asker): Promise<Upload> {
    const name = cleanFileName(sentFileName(part.filename));
    const extension = extensionOf(name);
    if (!rule.extensions.includes(extension))
      throw new FieldError(part.fieldname, 'file.wrong_extension', { name, extensions: rule.extensions });
    return rule.image ? this.#storeImage(part, rule, name) : this.#storeDocument(part, rule, name, asker);
  }

  async #storeDocument(part: MultipartFile, rule: FileRule, name: string, asker: Asker): Promise<Upload> {
    const extension = extensionOf(name);
    const storageKey = newKey(extension);
    const inspection = inspect();
    let broken: Error | null = null;
    // The driver adds its own listener only when it starts to write.
    inspection.on('error', () => undefined);
    // The part may be aborted already, since the parts before it were stored first.
    finished(part.file, (error) => {
      if (!error) return;
      broken = error;
      inspection.destroy(error);
    });
    try {
      await this.#disk.putStream(storageKey, part.file.pipe(inspection)).catch((error) => {
        throw toWriteError(error, broken);
      });
      const facts = inspection.result();
      if (part.file.truncated) throw tooLarge(name, rule);
      if (facts.size === 0) throw new FieldError(part.fieldname, 'file.empty', { name });
      const readAll = async () => buffer(await this.read(storageKey));
      await this.#check({ name, size: facts.size, readAll }, rule, asker);
      return {
        field: part.fieldname,
        name,
        extension,
        mediaType: mediaTypeOf(extension),
        storageKey,
        ...facts,
      };
    } catch (error) {
      await this.remove(storageKey);
      throw error;
    }
  }

  async #check({ name, size, readAll }: Unchecked, rule: FileRule, asker: Asker): Promise<void> {
    if (size > rule.maxSize) throw tooLarge(name, rule);
    const extension = extensionOf(name);
    const finding = await checkStructure(readAll, extension, asker);
    if (finding) throw refusalOf(finding, name, extension);
    await this.#scan?.(await readAll(), name);
  }

  async #storeImage(part: MultipartFile, rule: FileRule, name: string): Promise<Upload> {
    const original = await buffer(part.file);
    if (part.file.truncated || original.length > rule.maxSize)
      throw new DomainError('file.image_too_large', { name, megabytes: megabytes(rule.maxSize) });
    const box = { ...rule.image, fit: 'inside', withoutEnlargement: true } as const;
    if (!(await contentMatches(Readable.from([original]), extensionOf(name)))) throw notAPicture(name);
    await this.#scan?.(original, name);
    const image = await sharp(original, { limitInputPixels: PIXELS, failOn: 'error' })
      .rotate()
      .resize(box)
      .webp({ quality: 82 })
      .toBuffer()
      .catch(() => {
        throw notAPicture(name);
      });
    const stored = await this.#putInspected('webp', image);
    return { field: part.fieldname, name, extension: 'webp', mediaType: 'image/webp', ...stored };
  }

  /** Stores a document that the server has written itself, as the upload of a field. */
  async storeMade(field: string, name: string, content: Buffer): Promise<Upload> {
    const extension = extensionOf(name);
    const stored = await this.#putInspected(extension, content);
    return { field, name: cleanFileName(name), extension, mediaType: mediaTypeOf(extension), ...stored };
  }

  /**
   * Stores what the server has written of an upload, under its name. It is checked like an upload: who writes it anew may
   * have read other objects than those that were checked.
   */
  async storeRewritten(upload: Upload, content: Buffer, rule: FileRule, asker: Asker): Promise<Upload> {
    const { field, name } = upload;
    await this.#check({ name, size: content.length, readAll: () => content }, rule, asker);
    return this.storeMade(field, name, content);
  }

  async #putInspected(extension: string, content: Buffer) {
    const inspection = inspect();
    inspection.resume().end(content);
    await once(inspection, 'end');
    const storageKey = newKey(extension);
    await this.put(storageKey, content).catch(async (error) => {
      await this.remove(storageKey);
      throw error;
    });
    return { storageKey, ...inspection.result() };
  }

  /** Stores content under a given key. */
  async put(storageKey: string, content: Buffer): Promise<void> {
    await this.#disk.put(storageKey, content).catch((error) => {
      throw toWriteError(error, null);
    });
  }

  /** The same with content that is not held in memory. */
  putStream(storageKey: string, content: Readable): Promise<void> {
    return this.#disk.putStream(storageKey, content);
  }

  /** Throws 404 if the file is gone, before the response begins. */
  async read(storageKey: string): Promise<Readable> {
    return this.#disk.getStream(storageKey).catch((error) => {
      throw toReadError(error);
    });
  }

  async remove(storageKey: string): Promise<void> {
    await this.#disk.delete(storageKey).catch(() => undefined);
  }

  /** All stored files, with the time they were stored. */
  async *list(): AsyncGenerator<{ storageKey: string; storedAt: Date }> {
    let from: string | undefined;
    do {
      const options = { recursive: true, ...(from ? { paginationToken: from } : {}) };
      const { objects, paginationToken } = await this.#disk.listAll('/', options);
      for (const object of objects) {
        if (!object.isFile) continue;
        // It may have been removed since it was listed.
        const facts = await object.getMetaData().catch(() => null);
        if (facts) yield { storageKey: object.key, storedAt: facts.lastModified };
      }
      from = paginationToken;
    } while (from);
  }
}

/** The error of a finding, with the params of its sentence. */
function refusalOf({ code, params }: Finding, name: string, extension: string): DomainError {
  const named = { name, ...('extension' in ERRORS[`file.${code}`].params && { extension }), ...params };
  return new DomainError(`file.${code}`, named as ErrorParams<ErrorCode>);
}

const tooLarge = (name: string, { maxSize }: FileRule) =>
  new DomainError('file.too_large', { name, megabytes: megabytes(maxSize) });

const notAPicture = (name: string) => new DomainError('file.not_an_image', { name });

/** Random, spread over folders, and without the user's file name. */
function newKey(extension: string): string {
  const id = randomUUID();
  return `${id.slice(0, 2)}/${id}.${extension}`;
}
