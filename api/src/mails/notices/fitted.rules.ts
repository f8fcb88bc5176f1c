/** A longer subject is cut off in the lists of most mail programs. */
export const SUBJECT_LENGTH = 70;

/** The subject with as much of the words as fits, cut between words and then marked so. */
export function fitted(words: string, write: (part: string) => string): string {
  const line = words.replace(/\s+/g, ' ').trim();
  const room = SUBJECT_LENGTH - write('').length;
  if (line.length <= room) return write(line);
  const cut = line.slice(0, room - 1);
  const kept = line[room - 1] === ' ' ? cut : cut.replace(/ [^ ]*$/, '');
  return write(`${kept.toWellFormed().replace(/[\s\uFFFD,;:–-]+$/, '')}…`);
}
