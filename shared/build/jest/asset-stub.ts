/** Replaces imported images, sounds, fonts and stylesheets in tests. */
export default 'asset';
