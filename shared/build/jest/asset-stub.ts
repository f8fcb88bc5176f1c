/** What an imported image, sound, font or stylesheet is in a test. */
export default 'asset';
