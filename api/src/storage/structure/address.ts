/** Other computers, however the address is written; `//host` stands for a share, after backslashes are turned. */
const SCHEMES =
  /^(?:https?|ftps?|wss?|mhtml|mk|its|ms-[\w.-]*|ldaps?|search-ms|script|javascript|vbscript|smb|cifs|nfs|afp|s?dav[s]?|webdav|gopher|telnet|news|tftp|sftp|url)\b/;
/** The first folders of a Mac. Word for Mac writes `file:////Users/…`, which Windows would read as a share. */
const MAC_FOLDERS = /^\/*(?:users|volumes|applications|library|private|system)\//;
/**
 * The address of a picture in the memory of a browser or mail program, which stays when somebody pastes it. No other
 * program can load it.
 */
const OF_A_BROWSER =
  /^(?:blob|cid|applewebdata|webkit-fake-url|x-apple-[\w-]+|(?:chrome|moz|safari-web)-extension):/i;
export const isOfABrowser = (address: string): boolean => OF_A_BROWSER.test(address.trim());

const IS_DRIVE = /^\/*(?:[?.]\/)?[a-z][:|]/;

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Whether an address leads to another computer. Paths of the reader's own one (`C:\…`, `/Users/…`, `Macintosh HD:…`)
 * and relative ones lead to nothing there, or to the reader's own files.
 */
export function isElsewhere(address: string): boolean {
  // Tabs, line ends and blanks around it do not count in addresses.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed.
  const text = unescaped(address.replace(/[\u0000-\u001f]/g, '').trim())
    .replaceAll('\\', '/')
    .toLowerCase();
  const [, ofFile] = /^file:(.*)$/s.exec(text) ?? [];
  const path = ofFile ?? text;
  if (isOfABrowser(path)) return false;
  if (IS_DRIVE.test(path)) return false;
  if (ofFile !== undefined) {
    const slashes = /^\/*/.exec(path)?.[0].length ?? 0;
    if (slashes < 2 || slashes === 3 || /^\/\/localhost\//.test(path)) return false;
    return !(slashes === 4 && MAC_FOLDERS.test(path));
  }
  if (path.startsWith('//')) return true;
  const [, scheme = '', rest = ''] = /^([a-z][a-z0-9+.-]+):(.*)$/s.exec(path) ?? [];
  return SCHEMES.test(scheme) || rest.includes('//');
}
