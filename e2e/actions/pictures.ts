/** A PNG of one pixel. */
export const portrait = {
  name: 'portrait.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** A PNG of 60 by 20 pixels, which has to be cropped for a portrait. */
export const landscape = {
  name: 'landscape.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAADwAAAAUCAAAAAD0aAH1AAAAVElEQVR42mNgYOHgERSVlFVS09IzNre2d/HwCQiNjE1My8or' +
      'Kq+ub+7omTBl5tyFS1et27Rt9/7Dx89cuHLj7sOnL999+vaLYVTzqOZRzaOaB1YzAC2nSg+CpdfqAAAAAElFTkSuQmCC',
    'base64',
  ),
};
