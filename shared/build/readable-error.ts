import { stripVTControlCharacters } from 'node:util';

/** An error of a build as a person wants it: where and what, without the loader that met it and its own stack. */
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
