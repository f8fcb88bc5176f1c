import type { ErrorParams } from '@handover/shared/contract';
import type { FileTexts } from './error-texts.ts';

const quoted = (name: string) => `“${name}”`;
/** The file, in which format it may be saved instead. */
const formatOfToday = (extension: string) => (extension.startsWith('doc') ? '.docx' : '.xlsx');

const REMOVE = 'Remove it in the program that the document was made with, and save the PDF anew.';
const PRINT = 'Print it as a PDF, and upload that.';
const SAVE = 'Save it as a PDF, and upload that.';

const MACROS: Record<ErrorParams<'file.has_macros'>['found'], string> = {
  basic: 'macros',
  sheet: 'a sheet of Excel 4 macros',
  controls: 'ActiveX controls',
};
const SCRIPTS: Record<ErrorParams<'file.has_scripts'>['found'], string> = {
  opening: `a script that runs when the document is opened. ${PRINT}`,
  form: `a form that runs scripts. ${PRINT}`,
  link: `a link or button that runs a script. ${REMOVE}`,
  program: `a link or button that starts a program. ${REMOVE}`,
  field: `a field or link that starts another program (DDE). ${SAVE}`,
  media: `a film, sound or 3D model that runs by itself. ${PRINT}`,
};
const OUTSIDE: Record<ErrorParams<'file.loads_outside'>['found'], string> = {
  opening: `opens an address or another file as soon as it is opened. ${PRINT}`,
  sends: `sends what is in it as soon as it is opened. ${PRINT}`,
  link: `has a link that opens a file on another computer. ${REMOVE}`,
  part: `loads a part of it from another file. ${PRINT}`,
  template: `loads its template from another computer when it is opened. ${SAVE}`,
  picture: `loads a picture from elsewhere when it is opened. Insert the picture itself, or save it as a PDF.`,
  object: `loads an object from elsewhere when it is opened. ${SAVE}`,
  connection: `fetches data from elsewhere when it is opened. Remove the connection, or save it as a PDF.`,
  function: `has a formula that fetches data from elsewhere. Replace it by its value, or save it as a PDF.`,
  add_in: `loads an add-in when it is opened. Remove it, or save it as a PDF.`,
};

/** The sentence about unexpected content, with what to do. */
function wrongContent({ name, extension, content }: ErrorParams<'file.wrong_content'>): string {
  if (content === 'other')
    return `The content of ${quoted(name)} is not that of a ${extension} file. Open it in its program, and save it anew.`;
  if (content === 'damaged') return `${quoted(name)} is damaged. Open it in its program, and save it anew.`;
  if (content === 'html')
    return `${quoted(name)} is a web page by its content. Open it in its program, and save it as ${formatOfToday(extension)}.`;
  return `${quoted(name)} is a ${content} file by its content. Change the end of its name to .${content}, and upload it again.`;
}

export const enOfFiles: FileTexts = {
  'file.not_found': 'This file was not found.',
  'file.lost': 'This file cannot be found any more.',
  'file.owner_only': 'Only the seller changes these files.',
  'file.log_owner_only': 'Only the seller sees who has read what.',
  'file.only_in_deal': 'These files are read in a deal.',
  'file.not_disclosed': 'These files are not open to you at present.',
  'file.no_watermark':
    'This pdf is protected or damaged, and can’t carry the watermark of this data room. The seller can replace it.',
  'file.view_only': 'The seller lets you read this document here, not download it.',
  'file.ledger_exists': 'There is a general ledger already; replace it or delete it first.',
  'file.empty': ({ name }) => `${quoted(name)} is empty.`,
  'file.not_expected': ({ name }) => `No file is expected here: ${quoted(name)}.`,
  'file.too_many': ({ count }) => `At most ${count} files at once.`,
  'file.wrong_extension': ({ name, extensions }) =>
    `Only ${extensions.join(', ')} files are accepted, and ${quoted(name)} is none.`,
  'file.too_large': ({ name, megabytes }) =>
    `${quoted(name)} is too large: a file may have ${megabytes} MB at most.`,
  'file.image_too_large': ({ name, megabytes }) =>
    `${quoted(name)} is too large: a picture may have ${megabytes} MB at most.`,
  'file.wrong_content': wrongContent,
  'file.no_page': ({ name }) =>
    `${quoted(name)} has no page that can be read. Make the PDF anew in the program that it comes from.`,
  'file.cut_off': ({ name }) =>
    `${quoted(name)} is cut off: its end is missing. Download it once more, or make it anew, and upload that.`,
  'file.not_an_image': ({ name }) => `${quoted(name)} is not a picture that can be read.`,
  'file.has_macros': ({ name, extension, found }) =>
    `${quoted(name)} holds ${MACROS[found]}. Save it without them as ${formatOfToday(extension)}, or as a PDF.`,
  'file.has_password': ({ name }) =>
    `${quoted(name)} has a password: nobody else could open it. Save it without one, and upload that.`,
  'file.not_rewritable': ({ name }) =>
    `${quoted(name)} is protected or damaged, so no sheet of signatures can follow its pages. Save it anew as a PDF without protection, and upload that.`,
  'file.has_scripts': ({ name, found }) => `${quoted(name)} holds ${SCRIPTS[found]}`,
  'file.has_files': ({ name, inside }) =>
    `${quoted(name)} holds another file${inside && `: ${quoted(inside)}`}. Take it out, and upload by itself what others should read.`,
  'file.loads_outside': ({ name, found }) => `${quoted(name)} ${OUTSIDE[found]}`,
  'file.too_packed': ({ name }) =>
    `Unpacked, ${quoted(name)} is larger than can be checked. Save it as a PDF, or split it.`,
  'file.not_checked': 'Files cannot be checked for a moment. Please try again.',
  'file.has_virus': ({ name }) =>
    `The virus scanner has found something in ${quoted(name)}. It was not stored; check the device that it comes from.`,
  'file.too_large_to_scan': ({ name }) =>
    `${quoted(name)} is larger than our virus scanner takes, so it was not stored. Upload a smaller one, and write to us if you cannot.`,
  'file.not_scanned':
    'Files cannot be scanned for viruses for a moment, so none are taken. Please try again in a minute.',
  'folder.not_found': 'This folder is not there any more.',
  'folder.name_taken': ({ name }) => `There is a folder ${quoted(name)} in this place already.`,
  'folder.other_group': 'Documents and folders stay in their group: its phase opens them.',
  'folder.too_deep': ({ levels }) => `At most ${levels} folders may lie in each other.`,
  'folder.too_many': ({ count }) => `A data room has at most ${count} folders.`,
  'folder.in_itself': 'A folder can’t be moved into itself.',
  'storage.full': 'There is no room for this file now. Try again later.',
  'storage.unreadable': 'Files cannot be read for a moment. Please try again.',
  'storage.unwritable': 'Files cannot be stored for a moment. Please try again.',
};
