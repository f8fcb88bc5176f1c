/** Larger ones are not looked through here, where others wait. Bytes. */
const AT_ONCE = 1_048_576;
/** What may hide objects (compressed or encrypted ones, letters of names as numbers), or is refused. */
const NOT_PLAIN =
  /\/(?:ObjStm|Encrypt|JavaScript|Launch|RichMedia|EmbeddedFiles?|FileAttachment|GoToE)|\/[^\0-\x20/<>[\](){}%]*#[0-9a-f]{2}/i;

/** Whether all objects of a pdf stand there as text and none of them is refused: then it needs no further inspection. */
export const isPlainPdf = (content: Buffer) =>
  content.length <= AT_ONCE && !NOT_PLAIN.test(content.toString('latin1'));
