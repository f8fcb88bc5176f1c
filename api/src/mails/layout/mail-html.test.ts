import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from '@handover/shared/contract';
import { SUBJECT_LENGTH } from '../notices/fitted.rules.ts';
import { everyMail } from '../testing/every-mail.ts';
import { readHtml } from '../testing/read-html.ts';

const PLACE = /^ *https:\S+$/;

for (const language of LANGUAGES) {
  const mails = everyMail(language);
  // The contact form is answered by staff, in English.
  const toPeople = mails.filter(({ replyTo }) => !replyTo);

  test(`${language}: html says what the text says, with its links`, () => {
    for (const { text, html } of mails) {
      const { words, links } = readHtml(html);
      const lines = text.split('\n').filter((line) => line && line !== '-- ');
      for (const line of lines.filter((each) => !PLACE.test(each)))
        assert.ok(words.includes(line.replace(/^- /, '')), line);
      for (const line of lines.filter((each) => PLACE.test(each)))
        assert.ok(
          links.some(({ url }) => url === line.trim()),
          line,
        );
    }
  });

  test(`${language}: all have one layout, which loads nothing`, () => {
    for (const { subject, html } of mails) {
      assert.match(html, /^<!doctype html><html lang="(en|fr)">/);
      assert.ok(html.includes('<meta name="color-scheme" content="light dark"/>'));
      assert.ok(html.includes('@media (prefers-color-scheme:dark)'));
      assert.equal(html.match(/<h1/g)?.length, 1, subject);
      assert.doesNotMatch(html, /<(img|link|script|iframe|form|svg)\b|\ssrc=|url\(|@import/);
    }
    for (const { html } of toPeople) assert.ok(html.includes(`<html lang="${language}">`));
  });

  test(`${language}: subjects are short, and begin like a sentence`, () => {
    for (const { subject } of mails) {
      assert.ok(subject.length <= SUBJECT_LENGTH, subject);
      assert.match(subject, /^[\p{Lu}\d]/u);
      assert.doesNotMatch(subject, /^Handover|[\n\r]|\.$/);
    }
  });

  test(`${language}: there is one button at most, and none without a link`, () => {
    for (const { subject, html } of mails) {
      const { links } = readHtml(html);
      assert.ok(links.filter(({ isButton }) => isButton).length <= 1, subject);
      for (const { url, label } of links)
        assert.match(`${label} ${url}`, /^\S.* https:\/\/handover\.test\/\S*$/);
    }
  });
}
