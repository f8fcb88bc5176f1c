import { installDebian } from '@handover/shared/testing/debian';
import { findOrFetch } from '@handover/shared/testing/find-or-fetch';
import { findFirefox, OLDEST_FIREFOX } from './find-firefox.ts';
import { unpackBrowser } from './unpacked-browser.ts';

const firefox = findOrFetch(`Firefox ${OLDEST_FIREFOX} or newer`, findFirefox, [
  { name: "Debian's firefox-esr package", get: () => installDebian(['firefox-esr']) },
  { name: "Debian's firefox-esr, unpacked into e2e/.cache", get: () => unpackBrowser('firefox-esr') },
]);
console.log(
  firefox
    ? `Firefox for the journeys in it: ${firefox}`
    : `NOT RUN: the journeys in Firefox (in-firefox.spec.ts). Install firefox-esr ${OLDEST_FIREFOX} or newer, or name a Firefox in FIREFOX_PATH.`,
);
