export interface Device {
  browser: string;
  platform: string;
}

// The order matters: browsers also name those they are compatible with, so the more specific name comes first.
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

/** Browser family and platform, empty if unknown. The version is left out, so that an update is no new device. */
export const deviceOf = (userAgent: string): Device => ({
  browser: first(BROWSERS, userAgent),
  platform: first(PLATFORMS, userAgent),
});

/** Whether no earlier session had this device. The first sign-in of an account does not count as new. */
export function isNewDevice(userAgent: string, earlier: string[]): boolean {
  const { browser, platform } = deviceOf(userAgent);
  const same = (other: Device) => other.browser === browser && other.platform === platform;
  return earlier.length > 0 && !earlier.map(deviceOf).some(same);
}
