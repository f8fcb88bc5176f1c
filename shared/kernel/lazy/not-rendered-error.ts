/**
 * Thrown on the server, and while the browser takes over its html, by a part that has to be rendered by the browser: its code could not be
 * loaded. React then renders the part anew, up to the next Suspense boundary.
 */
export class NotRenderedError extends Error {}
