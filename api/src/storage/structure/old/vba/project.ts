import { wideText } from '../../wide-text.ts';
import type { Storage } from '../container.ts';
import { decompress } from './decompress.ts';

export interface Module {
  stream: Buffer;
  /** The offset of its text, behind the results of the last compilation. */
  textAt: number;
}
export interface Project {
  modules: Module[];
  /** Its references: libraries and other projects, by their paths. */
  references: string[];
}

/** Records of the stream that lists the modules (MS-OVBA 2.3.4.2). */
const RECORD = {
  version: 0x09,
  projectReference: 0x0e,
  library: 0x0d,
  control: 0x2f,
  original: 0x33,
  streamName: 0x1a,
  streamNameWide: 0x32,
  textOffset: 0x31,
} as const;
const REFERENCES = new Set<number>([
  RECORD.projectReference,
  RECORD.library,
  RECORD.control,
  RECORD.original,
]);
/** More than any project has. */
const MODULES = 500;
/** The length of this record has another place, or two more bytes follow. */
const VERSION_LENGTH = 6;

/** The modules of a Visual Basic project, by the stream that lists them; null if that can't be read. */
export function readProject(storage: Storage): Project | null {
  const list = decompress(storage.streams.get('dir') ?? Buffer.alloc(0));
  if (!list) return null;
  const project: Project = { modules: [], references: [] };
  let stream: Buffer | undefined;
  for (let at = 0; at + 6 <= list.length; ) {
    const id = list.readUInt16LE(at);
    const length = id === RECORD.version ? VERSION_LENGTH : list.readUInt32LE(at + 2);
    const data = list.subarray(at + 6, at + 6 + length);
    if (REFERENCES.has(id)) project.references.push(data.toString('latin1'));
    if (id === RECORD.streamName) stream = storage.streams.get(data.toString('latin1').toLowerCase());
    // The name as the container has it; the other one is in the code page of the project.
    if (id === RECORD.streamNameWide) stream = storage.streams.get(wideText(data).toLowerCase()) ?? stream;
    if (id === RECORD.textOffset) {
      if (!stream || length !== 4 || project.modules.length >= MODULES) return null;
      project.modules.push({ stream, textAt: data.readUInt32LE(0) });
    }
    at += 6 + length;
  }
  return project;
}
