import { answerJobs } from '../answer-jobs.ts';
import { type Finding, Found } from './finding.ts';
import { inspectFile } from './inspect-file.ts';

// The reader of pdf files tells about numbers that it finds odd.
console.warn = () => undefined;
// A hostile file fails at a million objects that can't be read, and nobody reads their stack traces.
Error.stackTraceLimit = 0;

/** The finding in a document; null if there is none. Its content has to match its extension. */
async function inspectStructure({
  content,
  extension,
}: {
  content: Uint8Array;
  extension: string;
}): Promise<Finding | null> {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  try {
    const kind = await inspectFile(bytes, extension);
    return kind === extension ? null : new Found('wrong_content', { content: kind }).finding;
  } catch (error) {
    if (error instanceof Found) return error.finding;
    // The readers of zip files can't read this.
    return new Found('wrong_content', { content: 'damaged' }).finding;
  }
}

answerJobs({ inspectStructure });
