import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DealDetail, paths } from '@handover/shared/contract';
import { strFromU8, unzipSync } from 'fflate';
import { expect } from '../fixtures/clean-console.fixture.ts';
import type { HostileClient } from './hostile-client.ts';
import type { HostileMarket } from './hostile-market.ts';
import { FOREIGN_HOST } from './payloads.ts';
import { textOfXml } from './text-of-xml.ts';

/** The names of active content in the syntax of PDF. */
const ACTS = /\/(JavaScript|JS|OpenAction|AA|Launch|URI|SubmitForm|EmbeddedFile)\b/;
const HEADS = ['from', 'to', 'subject', 'replyTo', 'headers', 'text', 'date'];

/** The sheets of the first deal: cells are texts, never formulas, links or markup. Returns their texts. */
export async function readSheets(client: HostileClient, { lanes: [one] }: HostileMarket): Promise<string[]> {
  if (!one) throw new Error('there is no deal');
  const urls = [paths.downloadQuestions, paths.exportTimeline, paths.exportDataRoomLog].map((url) =>
    url(one.deal),
  );
  const texts: string[] = [];
  for (const url of urls) {
    const response = await client.get(one.seller, url);
    expect([url, response.status]).toEqual([url, 200]);
    expect(response.headers.get('content-disposition')).toMatch(/^attachment/);
    for (const [name, bytes] of Object.entries(unzipSync(await response.bytes()))) {
      const xml = strFromU8(bytes);
      expect(xml, `${url} ${name}`).not.toMatch(/<f>|<hyperlink|<script|<svg|<img/i);
      // A cell that begins like a formula has a mark before it.
      expect(xml, `${url} ${name}`).not.toMatch(/<t(?: [^>]*)?>\s*[=+@-]/);
      texts.push(textOfXml(xml));
    }
  }
  return texts;
}

/** The letters of the first deal as documents. */
export async function readLetters(client: HostileClient, { lanes: [one] }: HostileMarket): Promise<void> {
  if (!one) throw new Error('there is no deal');
  const { loi_documents }: DealDetail = await (await client.get(one.buyer, paths.deal(one.deal))).json();
  expect(loi_documents.length).toBeGreaterThan(1);
  for (const { id } of loi_documents)
    for (const language of ['en', 'fr']) {
      const response = await client.get(one.buyer, `${paths.loiPdf(id)}?language=${language}`);
      expect(response.headers.get('content-type')).toBe('application/pdf');
      expect(Buffer.from(await response.arrayBuffer()).toString('latin1')).not.toMatch(ACTS);
    }
}

/** The account's data, as its owner downloads it. */
export async function readExport(
  client: HostileClient,
  { sellers: [seller] }: HostileMarket,
): Promise<string> {
  const response = await client.get(seller ?? null, paths.exportAccount);
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  return response.text();
}

/** The elements of the layout of mails. */
const OF_LAYOUT = /^<(!doctype|\/?(html|head|meta|title|style|body|table|tbody|tr|td|h1|p|div|a|br)\b)/;

/** The mails of the product: no text of a person has made a line of their head, or an element of their html. Returns their texts. */
export function readMails(dataDir: string): string[] {
  const folder = join(dataDir, 'outbox');
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.map((name) => {
    const { text, html, ...head } = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    const elements: string[] = html.match(/<[^>]*>?/g) ?? [];
    expect(elements.filter((each) => !OF_LAYOUT.test(each) || /\son\w+=/i.test(each))).toEqual([]);
    expect(elements.join('')).not.toContain(FOREIGN_HOST);
    expect(Object.keys(head).filter((key) => !HEADS.includes(key))).toEqual([]);
    expect(JSON.stringify(head)).not.toMatch(/\\[rn]/);
    return `${head.subject}\n${JSON.stringify(head.replyTo ?? '')}\n${text}`;
  });
}
