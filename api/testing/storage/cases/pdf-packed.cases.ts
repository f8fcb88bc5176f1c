import { deflateSync } from 'node:zlib';
import { asBase85, asHex, asLzw, asRun, pngRows, tiffRows } from '../encoded.ts';
import { packedPdf } from '../packed-pdf.ts';
import { written } from '../pdf-files.ts';
import { type Case, casesOf } from './case.ts';

const FLATE = '/Filter/FlateDecode';
const SCRIPT = Buffer.from('9 0 <</S/JavaScript/JS(app.alert\\(1\\))>>');
const FLAT = deflateSync(SCRIPT);
const rows = (predictor: number, columns: number, more = '') =>
  `${FLATE}/DecodeParms<</Predictor ${predictor}/Columns ${columns}${more}>>`;
const packed = (keys: string, content: Buffer, more = '') => packedPdf({ keys, content, more });

/** A script in compressed objects, and how these are packed. Other readers find it as well. */
export const scriptsInObjects: [how: string, make: () => Buffer][] = [
  ...[0, 1, 2, 3, 4].map((kind): [string, () => Buffer] => [
    `with PNG predictor ${10 + kind}`,
    () => packed(rows(10 + kind, 7), deflateSync(pngRows(SCRIPT, 7, kind))),
  ]),
  [
    'with PNG predictor 15, three bytes a pixel',
    () => packed(rows(15, 3, '/Colors 3'), deflateSync(pngRows(SCRIPT, 9, 4, 3))),
  ],
  [
    'with a PNG predictor and rows longer than the stream',
    () => packed(rows(12, 5000), deflateSync(pngRows(SCRIPT, 5000, 1))),
  ],
  ['with the TIFF predictor', () => packed(rows(2, 7), deflateSync(tiffRows(SCRIPT, 7, 8)))],
  [
    'with the TIFF predictor, 4 bits a value',
    () => packed(rows(2, 14, '/BitsPerComponent 4'), deflateSync(tiffRows(SCRIPT, 14, 4))),
  ],
  [
    'with the TIFF predictor, 16 bits a value',
    () => packed(rows(2, 4, '/BitsPerComponent 16'), deflateSync(tiffRows(SCRIPT, 4, 16))),
  ],
  [
    'with the TIFF predictor and rows longer than the stream',
    () => packed(rows(2, 5000), deflateSync(tiffRows(SCRIPT, 5000, 8).subarray(0, SCRIPT.length))),
  ],
  [
    'with a predictor by reference',
    () =>
      packed(
        `${FLATE}/DecodeParms 20 0 R`,
        deflateSync(pngRows(SCRIPT, 7, 2)),
        '20 0 obj<</Predictor 21 0 R/Columns 7>>endobj\n21 0 obj 12 endobj',
      ),
  ],
  ['with a filter by reference', () => packed('/Filter 20 0 R', FLAT, '20 0 obj/FlateDecode endobj')],
  [
    'with filters by reference in a list by reference',
    () => packed('/Filter 20 0 R', FLAT, '20 0 obj[21 0 R]endobj\n21 0 obj/FlateDecode endobj'),
  ],
  ['with /Fl', () => packed('/Filter/Fl', FLAT)],
  ['with /AHx', () => packed('/Filter/AHx', asHex(SCRIPT))],
  ['with /A85', () => packed('/Filter/A85', asBase85(SCRIPT))],
  ['with /RL', () => packed('/Filter/RL', asRun(SCRIPT))],
  ['with /LZW', () => packed('/Filter/LZW', asLzw(SCRIPT))],
  [
    'with /LZW and a PNG predictor',
    () => packed('/Filter/LZW/DecodeParms<</Predictor 12/Columns 7>>', asLzw(pngRows(SCRIPT, 7, 2))),
  ],
  ['with /A85 and /Fl', () => packed('/Filter[/A85/Fl]', asBase85(FLAT))],
  ['with /AHx, /RL and /Fl', () => packed('/Filter[/AHx/RL/Fl]', asHex(asRun(FLAT)))],
  [
    'with filters, one of which has a predictor',
    () =>
      packed(
        '/Filter[/AHx/Fl]/DecodeParms[null<</Predictor 12/Columns 7>>]',
        asHex(deflateSync(pngRows(SCRIPT, 7, 2))),
      ),
  ],
  [
    'in a file whose table has a PNG predictor',
    () =>
      packedPdf({
        keys: FLATE,
        content: FLAT,
        tableKeys: rows(12, 4),
        packTable: (table) => deflateSync(pngRows(table, 4, 2)),
      }),
  ],
  [
    'in a file whose table has the TIFF predictor, 16 bits a value',
    () =>
      packedPdf({
        keys: FLATE,
        content: FLAT,
        tableKeys: rows(2, 2, '/BitsPerComponent 16'),
        packTable: (table) => deflateSync(tiffRows(table, 2, 16)),
      }),
  ],
];

const UNREADABLE: [content: string, make: () => Buffer][] = [
  ['compressed objects in a stream that can not be decoded', () => packed('/Filter/ZstdDecode', FLAT)],
  ['compressed objects in a stream that can not be decoded', () => packed('/Filter/DCTDecode', SCRIPT)],
  ['compressed objects in a stream that can not be decoded', () => packed('/Filter 77 0 R', FLAT)],
  ['compressed objects in a stream that can not be decoded', () => packed(FLATE, Buffer.from('none of it'))],
  [
    'compressed objects in a stream that can not be decoded',
    () => packed(rows(7, 4), deflateSync(pngRows(SCRIPT, 4, 2))),
  ],
  ['compressed objects that may be decoded in two ways', () => packed(`${FLATE}/Filter/AHx`, FLAT)],
  ['compressed objects that may be decoded in two ways', () => packed('/Filter/AHx/F/Fl', FLAT)],
  [
    'a table in a stream that can not be decoded',
    () => packedPdf({ keys: FLATE, content: FLAT, tableKeys: '/Filter/ZstdDecode' }),
  ],
  [
    'a form of XML in a stream that can not be decoded',
    () =>
      written(
        '4 0 obj<</Filter/ZstdDecode/Length 1>>stream\n1\nendstream endobj',
        '/AcroForm<</Fields[]/XFA 4 0 R>>',
      ),
  ],
  [
    'an attached file that can not be decoded',
    () =>
      written(
        '4 0 obj<</F(a.txt)/EF<</F 5 0 R>>>>endobj 5 0 obj<</Filter/ZstdDecode/Length 1>>stream\n1\nendstream endobj',
        '/Names<</EmbeddedFiles<</Names[(a)4 0 R]>>>>',
      ),
  ],
];

/** Content that is packed in one of the many ways of the format, or in none. */
export const pdfPackedCases: Case[] = [
  ...casesOf('pdf', {
    'a script in compressed objects, however packed => has_scripts: opening': () =>
      packed('/Filter null/F/Fl', FLAT),
    'a script in compressed objects, with a remark among their numbers => has_scripts: opening': () =>
      packedPdf({ keys: '', content: Buffer.from('9 %7\n0 <</S/JavaScript/JS(1)>>'), first: 7 }),
    'a script in a stream that can not be decoded => has_scripts: opening': () =>
      written(
        '4 0 obj<</S/JavaScript/JS 5 0 R>>endobj 5 0 obj<</Filter/ZstdDecode/Length 1>>stream\n1\nendstream endobj',
        '/OpenAction 4 0 R',
      ),
    'an attached file that is empty => taken': () =>
      written(
        Buffer.concat([
          Buffer.from('4 0 obj<</F(a.txt)/EF<</F 5 0 R>>>>endobj 5 0 obj<</Filter/FlateDecode>>stream\n'),
          deflateSync(''),
          Buffer.from('\nendstream endobj'),
        ]),
        '/Names<</EmbeddedFiles<</Names[(a)4 0 R]>>>>',
      ),
  }),
  ...scriptsInObjects.map(
    ([, make]): Case => [
      'a script in compressed objects, however packed',
      'has_scripts: opening',
      'pdf',
      make,
    ],
  ),
  ...UNREADABLE.map(([content, make]): Case => [content, 'wrong_content: damaged', 'pdf', make]),
];
