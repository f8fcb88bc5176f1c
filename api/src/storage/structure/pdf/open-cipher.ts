import { type PDFDict, PDFDocument, PDFParser } from '@cantoo/pdf-lib';
import { Found } from '../finding.ts';

/** Decrypts the strings and streams of an object, by its number. */
export interface Cipher {
  createCipherTransform(number: number, generation: number): { decryptBytes(bytes: Uint8Array): Uint8Array };
}
/** The constructor of a parser; the sixth argument is the cipher. */
type Maker = (...args: [unknown, unknown?, unknown?, unknown?, unknown?, Cipher?, unknown?]) => PDFParser;

/** The cipher of a file that opens without a password. Throws `Found` if it needs one, or a key of its reader. */
export async function openCipher(encryption: PDFDict, id: string): Promise<Cipher> {
  // The library does not export the type of its cipher.
  const maker = PDFParser as unknown as { forBytesWithOptions: Maker };
  const { forBytesWithOptions } = maker;
  let cipher: Cipher | undefined;
  // The library does not export its ciphers: it opens an empty file that is encrypted alike, and hands the cipher to its parser.
  maker.forBytesWithOptions = (...args) => {
    cipher = args[5] ?? cipher;
    return forBytesWithOptions(...args);
  };
  try {
    await PDFDocument.load(emptyFile(encryption, id), { password: '', updateMetadata: false });
  } catch {
    if (!cipher) throw new Found('has_password');
  } finally {
    maker.forBytesWithOptions = forBytesWithOptions;
  }
  if (!cipher) throw new Found('has_password');
  return tolerant(cipher);
}

const emptyFile = (encryption: PDFDict, id: string) =>
  Buffer.from(
    `%PDF-1.7\n1 0 obj ${encryption}\nendobj\n2 0 obj <</Type/Catalog/Pages 3 0 R>>\nendobj\n3 0 obj <</Type/Pages/Kids[]/Count 0>>\nendobj\ntrailer <</Root 2 0 R/Encrypt 1 0 R/ID[${id}${id}]>>\n%%EOF`,
    'latin1',
  );

/** A block of AES and what it begins with. */
const MIN_ENCRYPTED_BYTES = 32;

/**
 * A cipher that leaves a string as it is if it can't be decrypted: some strings of encrypted files are not encrypted.
 */
const tolerant = (cipher: Cipher): Cipher => ({
  createCipherTransform: (number, generation) => {
    const transform = cipher.createCipherTransform(number, generation);
    return {
      decryptBytes(bytes) {
        try {
          const plain = transform.decryptBytes(bytes);
          return plain.length === 0 && bytes.length < MIN_ENCRYPTED_BYTES ? bytes : plain;
        } catch {
          return bytes;
        }
      },
    };
  },
});
