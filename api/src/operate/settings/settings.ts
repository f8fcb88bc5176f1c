import { knownSettings, shown, unknownNames } from './known-settings.ts';

/** `handover settings [word]`: every setting with what it does, its default and its value, without secrets; those with a word in their name. */
const [word = ''] = process.argv.slice(2);
const known = knownSettings();
for (const { name, fallback, does } of known) {
  if (!name.includes(word.toUpperCase())) continue;
  const value = process.env[name];
  const standing =
    value === undefined ? (fallback ? `default: ${fallback}` : 'not set') : `= ${shown(name, value)}`;
  console.log(`${name}  ${standing}\n    ${does}`);
}
for (const { name, meant } of unknownNames(
  process.env,
  known.map(({ name }) => name),
)) {
  console.error(`${name} is no setting: is ${meant} meant?`);
  process.exitCode = 1;
}
