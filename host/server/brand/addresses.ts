/** The addresses of the product's pictures. Each is the file of that name in this folder. */
export const TOUCH_ICON = '/apple-touch-icon.png';
export const SOCIAL_IMAGE = '/social-image.png';
export const LOGO = '/icon-512.png';
export const APP_MANIFEST = '/manifest.webmanifest';
export const ICONS = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: LOGO, sizes: '512x512', type: 'image/png' },
  // The whole square, since phones cut it to their own shape.
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
] as const;
