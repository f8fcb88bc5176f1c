import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import type { Case } from './case.ts';

async function pdfWith(change: (document: PDFDocument) => void | Promise<void>, useObjectStreams: boolean) {
  const document = await PDFDocument.create();
  document.addPage();
  await change(document);
  return Buffer.from(await document.save({ useObjectStreams }));
}
const action = (type: string) => (document: PDFDocument) => {
  const made = document.context.obj({ S: type, JS: PDFString.of('1'), F: PDFString.of('calc.exe') });
  document.catalog.set(PDFName.of('OpenAction'), document.context.register(made));
};
const attached = (document: PDFDocument) => document.attach(Buffer.from('MZ'), 'tool.exe');

/** Appends empty objects under the numbers of all that stand there. */
function replaced(bytes: Buffer): Buffer {
  const none = Array.from({ length: 20 }, (_, at) => `${at + 1} 0 obj\nnull\nendobj\n`).join('');
  const end = bytes.lastIndexOf('startxref');
  return Buffer.concat([bytes.subarray(0, end), Buffer.from(none), bytes.subarray(end)]);
}

export const pdfCases: Case[] = [
  [
    'a script in a compressed stream behind what is no object',
    'has_scripts: opening',
    'pdf',
    async () => {
      const bytes = await pdfWith(action('JavaScript'), true);
      const first = bytes.indexOf('endobj') + 'endobj'.length;
      const between = Buffer.from('\nno object 12 % and\r\n 7 ');
      return Buffer.concat([bytes.subarray(0, first), between, bytes.subarray(first)]);
    },
  ],
  ...[false, true].flatMap((packed): Case[] => {
    const how = packed ? ', in a compressed stream' : '';
    return [
      [`a pdf with a page${how}`, 'taken', 'pdf', () => pdfWith(() => undefined, packed)],
      [`a script in a pdf${how}`, 'has_scripts: opening', 'pdf', () => pdfWith(action('JavaScript'), packed)],
      [
        `a pdf that starts a program${how}`,
        'has_scripts: opening',
        'pdf',
        () => pdfWith(action('Launch'), packed),
      ],
      [`a file in a pdf${how}`, 'has_files', 'pdf', () => pdfWith(attached, packed)],
      [
        `a pdf with a password${how}`,
        'has_password',
        'pdf',
        () => pdfWith((made) => made.encrypt({ userPassword: 'secret', ownerPassword: 'x' }), packed),
      ],
      [
        `a pdf that may not be printed${how}`,
        'taken',
        'pdf',
        () => pdfWith((made) => made.encrypt({ userPassword: '', ownerPassword: 'x' }), packed),
      ],
      [
        `a script in a pdf that may not be printed${how}`,
        'has_scripts: opening',
        'pdf',
        () =>
          pdfWith((made) => {
            action('JavaScript')(made);
            made.encrypt({ userPassword: '', ownerPassword: 'x' });
          }, packed),
      ],
    ];
  }),
  [
    'a name with its letters as numbers',
    'has_scripts: opening',
    'pdf',
    async () =>
      Buffer.from(
        (await pdfWith(action('Launch'), false)).toString('latin1').replace('/Launch', '/L#61unc#68'),
        'latin1',
      ),
  ],
  [
    'an object that a later one replaces',
    'has_scripts: opening',
    'pdf',
    async () => replaced(await pdfWith(action('JavaScript'), true)),
  ],
];
