import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { test } from 'node:test';
import { pdf, png } from '../../testing/documents/sample-files.ts';
import { storingApps } from '../../testing/storage/storing-app.ts';
import { until } from '../../testing/until.ts';
import { documentRule } from './file-rule.ts';

const part = (name: string) =>
  `--b\r\nContent-Disposition: form-data; name="documents"; filename="${name}"\r\nContent-Type: application/pdf\r\n\r\n`;

for (const { place, app, origin, stored, uploads } of await storingApps()) {
  /** Files of a failed request are removed just after the response. */
  const nothingLeft = () => until('nothing is left in the storage', () => stored().length === 0);
  const clear = () => Promise.all(uploads().map((upload) => app.storage.remove(upload.storageKey)));
  const send = async (parts: [Blob | string, string, string?][]) => {
    const form = new FormData();
    for (const [content, name, field = 'documents'] of parts)
      if (content instanceof Blob) form.append(field, content, name);
      else form.append(name, content);
    const response = await fetch(`${origin}/files/`, { method: 'POST', body: form });
    const body = (await response.json().catch(() => null)) as Record<string, unknown>;
    return { status: response.status, body };
  };
  /** A form that is never completed. */
  const breakOff = async (text: string, when: () => boolean) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(
      'POST /files/ HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 9000000\r\n\r\n',
    );
    socket.write(text);
    await until('that much is stored', when);
    socket.destroy();
  };

  test(`${place}: a stored file has the right metadata, is returned unchanged, and is gone when removed`, async () => {
    const content = Buffer.concat([
      Buffer.from(await pdf().arrayBuffer()),
      Buffer.alloc(6_000_000, 'handover'),
    ]);
    const before = new Date();
    assert.equal((await send([[new Blob([content]), '../Ä b.pdf']])).status, 200);
    const after = new Date();
    const [upload] = uploads();
    assert.ok(upload);
    const { storageKey, ...facts } = upload;
    assert.deepEqual(facts, {
      field: 'documents',
      name: 'Ä b.pdf',
      extension: 'pdf',
      mediaType: 'application/pdf',
      size: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
    });
    assert.deepEqual(stored(), [storageKey]);
    const back: Buffer[] = [];
    for await (const chunk of await app.storage.read(storageKey)) back.push(chunk);
    assert.equal(Buffer.concat(back).equals(content), true);
    const { value: listed } = await app.storage.list().next();
    assert.equal(listed?.storageKey, storageKey);
    // A bucket reports whole seconds.
    before.setMilliseconds(0);
    assert.ok(listed && before <= listed.storedAt && listed.storedAt <= after);
    await app.storage.remove(storageKey);
    await app.storage.remove(storageKey);
    await nothingLeft();
  });

  test(`${place}: a missing file is 404 with a message`, async () => {
    const response = await fetch(`${origin}/files/ab/gone.pdf`);
    assert.equal(response.status, 404);
    assert.deepEqual(await response.json(), {
      detail: 'This file cannot be found any more.',
      code: 'file.lost',
    });
  });

  test(`${place}: a picture is re-encoded`, async () => {
    assert.equal((await send([[await png(900, 600), 'me.png', 'image']])).status, 200);
    const [upload] = uploads();
    assert.equal(upload?.extension, 'webp');
    assert.deepEqual(stored(), [upload?.storageKey]);
    await clear();
  });

  test(`${place}: an html page named .pdf is refused and not kept`, async () => {
    const page = new Blob(['<!doctype html><script>alert(1)</script>']);
    assert.equal((await send([[page, 'accounts.pdf']])).status, 415);
    const { status, body } = await send([[page, 'accounts.html']]);
    assert.equal(status, 400);
    assert.ok(body.documents);
    assert.equal((await send([[new Blob([]), 'empty.pdf']])).status, 400);
    await nothingLeft();
  });

  test(`${place}: 25 MB are accepted, one byte more is 413`, async () => {
    const head = new Uint8Array(await pdf().arrayBuffer());
    const fill = (size: number) => new Blob([head, new Uint8Array(size - head.length)]);
    assert.equal((await send([[fill(documentRule.maxSize + 1), 'large.pdf']])).status, 413);
    await nothingLeft();
    assert.equal((await send([[fill(documentRule.maxSize), 'fits.pdf']])).status, 200);
    assert.equal(stored().length, 1);
    await clear();
  });

  test(`${place}: when one part of a form is refused, its other files are removed`, async () => {
    const note = await send([
      [pdf(), 'a.pdf'],
      ['too long', 'note'],
    ]);
    assert.equal(note.status, 400);
    await nothingLeft();
    const second = await send([
      [pdf(), 'a.pdf'],
      [new Blob(['x']), 'b.pdf'],
    ]);
    assert.equal(second.status, 415);
    await nothingLeft();
  });

  test(`${place}: an aborted upload leaves no file, neither the partial one nor those before it`, async () => {
    const whole = await pdf().text();
    const half = `${part('second.pdf')}%PDF-1.4\n${'x'.repeat(200_000)}`;
    await breakOff(`${part('first.pdf')}${whole}\r\n${half}`, () => stored().length > 0);
    await nothingLeft();
    // All files have arrived, only the end of the form is missing.
    await breakOff(
      `${part('first.pdf')}${whole}\r\n${part('second.pdf')}${whole}\r\n--b`,
      () => stored().length > 1,
    );
    await nothingLeft();
  });
}
