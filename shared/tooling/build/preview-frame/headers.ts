/** Where a build has the files of the frame, and its document. */
export const PREVIEW_FOLDER = 'preview';
export const PREVIEW_FRAME = `${PREVIEW_FOLDER}/frame.html`;

const directives = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  // What the viewer has decoded from the document itself.
  'img-src': 'blob: data:',
  'font-src': 'data:',
  // pdf.js reads in a worker; one of an opaque origin is a blob that imports the script.
  'worker-src': 'blob:',
  'connect-src': "'none'",
  'form-action': "'none'",
  'base-uri': "'none'",
};

const write = (all: Record<string, string>) =>
  Object.entries(all)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

/** A `<meta>` in the document has it too, so that the policy also holds behind a plain file server. */
export const FRAME_META_POLICY = write(directives);

/**
 * The headers of the document in which others' files are shown. Even when it is opened by itself it has no origin of its own, so that
 * nothing in it reads cookies, storage or calls of the product.
 */
export const FRAME_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': write({ ...directives, 'frame-ancestors': "'self'", sandbox: 'allow-scripts' }),
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'x-content-type-options': 'nosniff',
};

/** Whether a path of the gateway or of the mock host is that document. */
export const isPreviewFrame = (path: string): boolean => path.endsWith(`/${PREVIEW_FRAME}`);
