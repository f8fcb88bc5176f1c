import { PDFDocument } from '@cantoo/pdf-lib';

/** A letter of intent as a real PDF, for `setInputFiles`. */
export async function letterOfIntent() {
  const pdf = await PDFDocument.create();
  pdf
    .addPage([595, 842])
    .drawText('Letter of intent: 3,800,000 EUR for all shares.', { x: 72, y: 760, size: 12 });
  return { name: 'letter-of-intent.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await pdf.save()) };
}
