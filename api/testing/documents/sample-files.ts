import sharp from 'sharp';

/** A small PDF with one empty page. */
export const pdf = (text = 'Handover') =>
  new Blob([
    `%PDF-1.4
%${text}
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`,
  ]);

export async function png(width = 40, height = 30): Promise<Blob> {
  const image = await sharp({ create: { width, height, channels: 3, background: '#2a5' } })
    .png()
    .toBuffer();
  return new Blob([new Uint8Array(image)]);
}
