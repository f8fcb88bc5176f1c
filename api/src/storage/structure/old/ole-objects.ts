import { isElsewhere } from '../address.ts';
import { Found } from '../finding.ts';
import { isFormControl } from '../form-controls.ts';
import { kindOfContent } from '../kind-of-content.ts';
import { wideText } from '../wide-text.ts';
import type { Storage } from './container.ts';
import { readPackaged } from './packaged-file.ts';

/**
 * Objects that show pages or films, or run scripts. Other objects show a picture of themselves until they are opened.
 */
const ACTIVE = new Set([
  'd27cdb6e-ae6d-11cf-96b8-444553540000', // Shockwave Flash
  '166b1bca-3f9c-11cf-8075-444553540000', // Shockwave Director
  '8856f961-340a-11d0-a96b-00c04fd705a2', // Web browser
  'eab22ac3-30c1-11cf-a7eb-0000c05bae0b', // Web browser, first edition
  '25336920-03f9-11cf-8fd0-00aa00686f13', // Web page
  '3050f4d8-98b5-11cf-bb82-00aa00bdce0b', // Web application
  '3050f3d9-98b5-11cf-bb82-00aa00bdce0b', // Web component
  '06290bd2-48aa-11d2-8432-006008c3fbfc', // Scriptlet
  '06290bd3-48aa-11d2-8432-006008c3fbfc', // Address of a scriptlet
  'ecabb0c7-7f19-11d2-978e-0000f8757e2a', // Web service
  '6bf52a52-394a-11d3-b153-00c04f79faa6', // Media Player
  '22d6f312-b0f6-11d0-94ab-0080c74c7e95', // Media Player, first edition
  '0e59f1d5-1fbe-11d0-8ff2-00a0d10038bc', // Script control
]);
/** The equation editor that Office has removed, since equations could take it over. */
const EQUATION = '0002ce02-0000-0000-c000-000000000046';
const NATIVE = '\u0001ole10native';
const LINK = '\u0001ole';
const CONTROL = ['\u0003ocxname', '\u0003ocxdata'];
const EQUATION_HEADER = 28;
/** Longer than the name of any font. */
const FONT_NAME = 32;

/** An object of another program in an old Office file (MS-OLEDS). Throws `Found`; gives the files in it. */
export function inspectObject({ classId, streams }: Storage): Buffer[] {
  const isControl = CONTROL.some((name) => streams.has(name));
  if (ACTIVE.has(classId) || (isControl && !isFormControl(classId)))
    throw new Found('has_macros', { found: 'controls' });
  const native = streams.get(NATIVE);
  const equation = native?.subarray(4) ?? streams.get('equation native')?.subarray(EQUATION_HEADER);
  if (classId === EQUATION && equation && isExploit(equation))
    throw new Found('has_files', { inside: 'Equation' });
  checkLink(streams.get(LINK));
  const files = native && classId !== EQUATION ? [readPackaged(native)] : [];
  for (const [name, content] of streams) {
    if (name === NATIVE) continue;
    const kind = kindOfContent(content);
    if (kind === 'program') throw new Found('has_files', { inside: name });
    if (kind !== 'other') files.push(content);
  }
  return files;
}

/** An equation of no known edition, or one that begins with a font whose name is no name. */
function isExploit(equation: Buffer): boolean {
  if (equation[0] !== 2 && equation[0] !== 3) return true;
  let at = 5;
  while (equation[at] === 0x01 || ((equation[at] ?? 0) >= 0x0a && (equation[at] ?? 0) <= 0x0e)) at += 1;
  return equation[at] === 0x08 && equation.indexOf(0, at + 3) - at - 3 > FONT_NAME;
}

/** An object that is kept elsewhere: the addresses in the description of the link (MS-OLEDS 2.3.3). */
function checkLink(link: Buffer | undefined): void {
  if (!link) return;
  const texts = [link.toString('latin1'), wideText(link), wideText(link.subarray(1))];
  const addresses = texts.flatMap(
    (text) => text.match(/(?:[a-z][\w.+-]{0,30}:|\\\\|\/\/)[\w\\/.:@%~-][^\p{Cc}]{3,}/giu) ?? [],
  );
  if (addresses.some(isElsewhere)) throw new Found('loads_outside', { found: 'object' });
  if ([...ACTIVE].some((id) => link.includes(bytesOf(id))))
    throw new Found('has_macros', { found: 'controls' });
}

function bytesOf(classId: string): Buffer {
  const [one = '', two = '', three = '', ...rest] = classId.split('-');
  const turned = [one, two, three].map((part) => Buffer.from(part, 'hex').reverse());
  return Buffer.concat([...turned, Buffer.from(rest.join(''), 'hex')]);
}
