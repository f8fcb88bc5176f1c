import { PDFName } from '@cantoo/pdf-lib';
import {
  field,
  link,
  locked,
  numberOf,
  onOpening,
  pdfWith,
  script,
  text,
  updated,
  written,
  xfa,
} from '../pdf-files.ts';
import { type Case, casesOf } from './case.ts';

const PACKED = [false, true];
const to = (address: string) => link({ S: 'URI', URI: text(address) });
const toFile = (file: string) => ({ S: 'GoToR', F: text(file), D: [0, 'Fit'] });

/** Inert content. */
export const pdfTakenCases: Case[] = [
  ...casesOf('pdf', {
    'a page without tables => taken': () => written(''),
    'bytes behind the end => taken': async () =>
      Buffer.concat([await pdfWith(), Buffer.from('\0'.repeat(3000))]),
    'the words of a script in a text => taken': () =>
      pdfWith((made) => made.setTitle('/OpenAction /JavaScript /Launch')),
    'it opens at a page => taken': () =>
      pdfWith((made) =>
        made.catalog.set(PDFName.of('OpenAction'), made.context.obj([made.getPage(0).ref, 'Fit'])),
      ),
    'it opens at a thread of its own pages => taken': () => pdfWith(onOpening({ S: 'Thread', D: 0 })),
    'it offers to print when it is opened => taken': () => pdfWith(onOpening({ S: 'Named', N: 'Print' })),
    'a form without scripts => taken': () => pdfWith(field({})),
    'a form of XML without scripts => taken': () =>
      pdfWith(xfa('<template><field><event activity="initialize"><script/></event></field></template>')),
    'a button that sends a form by a click => taken': () =>
      pdfWith(link({ S: 'SubmitForm', F: { FS: 'URL', F: text('https://example.com') } })),
    'an empty script => taken': () => pdfWith(onOpening(script(' '))),
    'a script that nothing refers to => taken': () =>
      pdfWith(({ context }) => context.register(context.obj(script()))),
    'a script that a later part of the file removes => taken': async () => {
      const made = await pdfWith(onOpening(script()));
      const catalog =
        /<<(?:(?!endobj)[\s\S])*?\/Type \/Catalog[\s\S]*?endobj/.exec(made.toString('latin1'))?.[0] ?? '';
      return updated(
        made,
        numberOf(made, '/Type /Catalog'),
        catalog.replace('endobj', '').replace('/OpenAction', '/Nothing').replace('/JS', '/None'),
      );
    },
    'it may be opened, but not printed => taken': () => pdfWith(locked('')),
  }),
  ...PACKED.map((packed): Case => ['a page', 'taken', 'pdf', () => pdfWith(undefined, packed)]),
  ...['\n', '\ufeff', 'HTTP/1.1 200 OK\r\n\r\n', 'x'.repeat(1000)].map(
    (before): Case => [
      'up to 1,024 bytes before the header',
      'taken',
      'pdf',
      async () => Buffer.concat([Buffer.from(before), await pdfWith()]),
    ],
  ),
  ...[
    'https://example.com/JavaScript?/Launch',
    'mailto:a@example.com',
    'javascript:print()',
    'file:///C:/a.pdf',
    'file://files.example/a.xlsx',
  ].map(
    (address): Case => [
      'a link, whatever words are in its address',
      'taken',
      'pdf',
      () => pdfWith(to(address)),
    ],
  ),
  ...['annex.pdf', '../annex.pdf', '/C/annex.pdf'].map(
    (file): Case => [
      'a link to a file on the same computer',
      'taken',
      'pdf',
      () => pdfWith(link(toFile(file))),
    ],
  ),
];
