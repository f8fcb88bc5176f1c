import type { ErrorDefinition } from './error-definition.ts';

/** The actual content of a file, if it is not that of its extension. */
const CONTENTS = ['other', 'damaged', 'html', 'pdf', 'doc', 'xls', 'docx', 'xlsx'] as const;
/** Visual Basic, sheets of Excel 4 macros, ActiveX controls. */
const MACROS = ['basic', 'sheet', 'controls'] as const;
/**
 * Code in a document: run by itself, in a form, or by a link; a program that a link or a field starts; media that
 * play by themselves.
 */
const SCRIPTS = ['opening', 'form', 'link', 'program', 'field', 'media'] as const;
/** A connection to another computer: when the document is opened, sends or loads, or by a link. */
const OUTSIDE = [
  'opening',
  'sends',
  'link',
  'part',
  'template',
  'picture',
  'object',
  'connection',
  'function',
  'add_in',
] as const;

/** Errors of files and their storage. */
export const fileErrors = {
  'file.not_found': { status: 404 },
  'file.lost': { status: 404 },
  'file.owner_only': { status: 403 },
  'file.log_owner_only': { status: 403 },
  'file.only_in_deal': { status: 403 },
  'file.not_disclosed': { status: 403 },
  'file.view_only': { status: 403 },
  'file.no_watermark': { status: 409 },
  'file.ledger_exists': { status: 409 },
  'file.empty': { status: 400, params: { name: 'text' } },
  'file.not_expected': { status: 400, params: { name: 'text' } },
  'file.too_many': { status: 400, params: { count: 'number' } },
  'file.wrong_extension': { status: 400, params: { name: 'text', extensions: 'texts' } },
  'file.too_large': { status: 413, params: { name: 'text', megabytes: 'number' } },
  'file.image_too_large': { status: 413, params: { name: 'text', megabytes: 'number' } },
  'file.wrong_content': { status: 415, params: { name: 'text', extension: 'text', content: CONTENTS } },
  'file.no_page': { status: 415, params: { name: 'text' } },
  'file.cut_off': { status: 415, params: { name: 'text' } },
  'file.not_an_image': { status: 415, params: { name: 'text' } },
  'file.has_macros': { status: 415, params: { name: 'text', extension: 'text', found: MACROS } },
  'file.has_password': { status: 415, params: { name: 'text' } },
  'file.not_rewritable': { status: 400, params: { name: 'text' } },
  'file.has_scripts': { status: 415, params: { name: 'text', found: SCRIPTS } },
  'file.has_files': { status: 415, params: { name: 'text', inside: 'text' } },
  'file.loads_outside': { status: 415, params: { name: 'text', found: OUTSIDE } },
  'file.too_packed': { status: 415, params: { name: 'text' } },
  'file.not_checked': { status: 503 },
  'file.has_virus': { status: 415, params: { name: 'text' } },
  'file.too_large_to_scan': { status: 413, params: { name: 'text' } },
  'file.not_scanned': { status: 503 },
  'folder.not_found': { status: 404 },
  'folder.name_taken': { status: 400, params: { name: 'text' } },
  'folder.other_group': { status: 400 },
  'folder.too_deep': { status: 400, params: { levels: 'number' } },
  'folder.too_many': { status: 400, params: { count: 'number' } },
  'folder.in_itself': { status: 409 },
  'storage.full': { status: 507 },
  'storage.unreadable': { status: 503 },
  'storage.unwritable': { status: 503 },
} as const satisfies Record<string, ErrorDefinition>;
