/** The drawing of a listing without a picture, of which pages and the server draw the same. */
export { hashOf } from './hash-of.ts';
export { HEIGHT, shapesOf, WIDTH } from './shapes.ts';
