import { letter, RELATIONS, related, sample } from '../office-files.ts';
import { annotation, attached, data, inCatalog, onOpening, pdfWith, script, text } from '../pdf-files.ts';
import { type Case, casesOf } from './case.ts';

const INVOICE =
  '<?xml version="1.0" encoding="UTF-8"?><rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"/>';
const INVOICES: [name: string, relation: string][] = [
  ['factur-x.xml', 'Alternative'],
  ['zugferd-invoice.xml', 'Alternative'],
  ['ZUGFeRD-invoice.xml', 'Source'],
  ['xrechnung.xml', 'Source'],
  ['order-x.xml', 'Data'],
];
const inside = (name: string, content: string | Buffer) => () => pdfWith(attached(name, content));
const loading = () =>
  letter({
    'word/_rels/settings.xml.rels': related(
      `${RELATIONS}/attachedTemplate`,
      'https://a.example/t.dotm',
      'External',
    ),
  });

/** Files inside of a pdf. */
export const pdfFilesCases: Case[] = [
  ...casesOf('pdf', {
    'an invoice whose data are in UTF-16 => taken': inside(
      'factur-x.xml',
      Buffer.from(`\ufeff${INVOICE}`, 'utf16le'),
    ),
    'an attached picture => taken': inside(
      'a.png',
      Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      ),
    ),
    'an attached pdf => taken': async () => pdfWith(attached('a.pdf', await pdfWith())),
    'a collection of files => taken': async () => {
      const inner = await pdfWith();
      return pdfWith((made) => [
        inCatalog('Collection', { View: 'D' })(made),
        attached('a.pdf', inner)(made),
      ]);
    },
    'an attached program => has_files: tool.exe': inside('tool.exe', 'MZ'),
    'an attached program called a text => has_files: a.txt': inside(
      'a.txt',
      Buffer.from('MZ\x90\0\x03', 'latin1'),
    ),
    'an attached script => has_files: a.js': inside('a.js', 'alert(1)'),
    'an attached script => has_files: a.bat': inside('a.bat', 'calc'),
    'an attached text or table of text => taken': inside('Invoice no. 12', 'a'),
    'an attached web page => has_files: a.html': inside('a.html', '<p>'),
    'an attached web page called a text => has_files: a.txt': inside('a.txt', '<html><script>1</script>'),
    'an attached XML that loads something => has_files: factur-x.xml': inside(
      'factur-x.xml',
      '<!DOCTYPE a SYSTEM "https://example.com/a.dtd"><a/>',
    ),
    'an attached XML that loads something => has_files: a.xml': [
      inside('a.xml', '<?xml-stylesheet href="https://example.com/a.xsl"?><a/>'),
      inside('a.xml', '<h:html xmlns:h="http://www.w3.org/1999/xhtm&#108;"/>'),
    ],
    'an attached Office file that is refused by itself => has_files: a.docx': async () =>
      pdfWith(attached('a.docx', await loading())),
    'an attached archive => has_files: a.zip': async () => pdfWith(attached('a.zip', await letter())),
    'an attached pdf with a script => has_files: a.pdf': async () =>
      pdfWith(attached('a.pdf', await pdfWith(onOpening(script())))),
    'a file attached to a page => has_files: tool.exe': () =>
      pdfWith((made) => {
        const content = made.context.register(made.context.stream('MZ'));
        annotation({ Subtype: 'FileAttachment', FS: { F: text('tool.exe'), EF: { F: content } } })(made);
      }),
    'files in files in files in files => too_packed': async () => {
      let made = await pdfWith();
      for (let level = 0; level < 6; level += 1) made = await pdfWith(attached('a.pdf', made));
      return made;
    },
  }),
  ...INVOICES.map(
    ([name, relation]): Case => [
      'an invoice or order with its data (Factur-X, ZUGFeRD, XRechnung, Order-X)',
      'taken',
      'pdf',
      () => pdfWith(data(name, INVOICE, relation)),
    ],
  ),
  ...(['a.txt', 'a.csv'] as const).map(
    (name): Case => [
      'an attached text or table of text',
      'taken',
      'pdf',
      inside(name, 'Année;Résultat\n2025;1'),
    ],
  ),
  ...(['memo.docx', 'book.xlsx', 'memo.doc', 'book.xls'] as const).map(
    (name): Case => [
      'an attached Office file that is taken by itself',
      'taken',
      'pdf',
      inside(name, sample(name)),
    ],
  ),
  ...[
    ['a.exe ', 'a.exe'],
    ['a.bat.', 'a.bat.'],
    ['a.js\0', 'a.js'],
    ['a.bat:b', 'a.batb'],
    ['a.library-ms', 'a.library-ms'],
  ].map(
    ([name = '', shown]): Case => [
      'an attached file whose ending is hidden, or unknown',
      `has_files: ${shown}`,
      'pdf',
      inside(name, 'calc'),
    ],
  ),
];
