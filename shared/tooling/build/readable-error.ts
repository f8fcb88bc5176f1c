import { stripVTControlCharacters } from 'node:util';

/** A readable build error: file and message, without the loader and its stack. */
export function readableError({
  moduleName = '',
  message,
}: {
  moduleName?: string;
  message: string;
}): string {
  const text = stripVTControlCharacters(message)
    .replace(/^Module build failed \(from .*\):\n/, '')
    .replace(/\n\s*Caused by:[\s\S]*$/, '')
    .replace(/\n {4}at [\s\S]*$/, '');
  return `${moduleName}\n${text}`.trim();
}
