import { isElsewhere } from '../../address.ts';
import type { Storage } from '../container.ts';
import { countCompiledLines } from './compiled-lines.ts';
import { decompress } from './decompress.ts';
import { type Module, readProject } from './project.ts';

const PROCEDURE =
  /^(?:(?:public|private|friend|static)\s+)*(?:sub|function|property\s+(?:get|let|set))\s+[^:]*$/i;
const PROCEDURE_END = /^end\s+(?:sub|function|property)$/i;
/** Streams that hold no module. */
const LISTS = new Set(['dir', '_vba_project']);
/** Settings of a module, and remarks. */
const INERT = /^(?:$|'|rem(?:\s|$)|attribute\s|option\s+(?:explicit|base|compare|private)\b[^:]*$)/i;

/** Whether a text of Visual Basic has statements. Empty procedures, which the editor writes, have none. */
export function hasStatements(text: string): boolean {
  const lines = text
    .replace(/[ \t]_\r?\n/g, ' ')
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim());
  return lines.some(
    (line) =>
      !INERT.test(line) && !PROCEDURE_END.test(line) && !PROCEDURE.test(line.replace(/'.*$/, '').trim()),
  );
}

/** Whether a storage is that of a Visual Basic project with code, or with unreadable code (MS-OVBA 2.2). */
export function hasCode(storage: Storage): boolean {
  const project = readProject(storage);
  // Projects of Excel 95 are written otherwise; those without a module do nothing.
  if (!project) return [...storage.streams].some(([name, { length }]) => !LISTS.has(name) && length > 0);
  return project.references.some(isLoaded) || project.modules.some(isModuleWithCode);
}

/** A project or library on another computer is loaded with the document: `*\C\\server\share\a.xla`. */
const isLoaded = (reference: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what is between the names.
  reference.split(/[\u0000-\u001f#]+/).some((word) => isElsewhere(word.replace(/^.*\*\\[A-Z]/, '')));

function isModuleWithCode({ stream, textAt }: Module): boolean {
  const text = decompress(stream.subarray(textAt));
  if (!text || hasStatements(text.toString('latin1'))) return true;
  // Office runs the compiled code if its version is the same, whatever the text is.
  const lines = text
    .toString('latin1')
    .split(/\r\n|\r|\n/)
    .filter((line) => !/^attribute\s/i.test(line)).length;
  return countCompiledLines(stream) > lines;
}
