export interface Device {
  browser: string;
  platform: string;
}

// In this order: every browser names those it is compatible with, the more particular name decides.
const BROWSERS: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const PLATFORMS: [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(?:iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];
const first = (list: [RegExp, string][], text: string) =>
  list.find(([pattern]) => pattern.test(text))?.[1] ?? '';

/** Family of the browser and its platform, empty where unknown: a new version is no new device. */
export const deviceOf = (userAgent: string): Device => ({
  browser: first(BROWSERS, userAgent),
  platform: first(PLATFORMS, userAgent),
});

/** A sign-in from a device that none of the account's earlier ones had. The very first is no news. */
export function isNewDevice(userAgent: string, earlier: string[]): boolean {
  const { browser, platform } = deviceOf(userAgent);
  const same = (other: Device) => other.browser === browser && other.platform === platform;
  return earlier.length > 0 && !earlier.map(deviceOf).some(same);
}
