import { readFileSync } from 'node:fs';

/** Refuses a commit whose subject is longer than tools show, or is not of the form `type(scope): text` that the changelog is made from. */
const MAX_LENGTH = 72;
const CONVENTIONAL =
  /^(?:(?:feat|fix|perf|refactor|test|docs|build|ci|chore|style|revert)(?:\([\w,-]+\))?!?: |Merge |Revert |fixup! )/;

const [file = ''] = process.argv.slice(2);
const [subject = ''] = readFileSync(file, 'utf8').split('\n');
const faults = [
  subject.length > MAX_LENGTH && `it has ${subject.length} characters, and may have ${MAX_LENGTH}`,
  !CONVENTIONAL.test(subject) && 'it begins with its type, such as `fix(deals): ` or `docs: `',
].filter(Boolean);
if (faults.length > 0) {
  console.error(`The subject of the commit: ${faults.join('; ')}.`);
  process.exit(1);
}
