import type { Language } from '@handover/shared/contract';
import { TEXTS } from '../../locales/texts.ts';
import { pdfDocument, write } from './pdf-document.ts';
import { printable } from './printable.ts';

/** A page that says why a document is not there. */
export const noticePdf = (name: string, notice: string, language: Language): Promise<Buffer> =>
  pdfDocument(
    {
      language,
      title: printable(name),
      footer: printable(name),
      author: 'Handover',
      page: TEXTS[language].letter.page,
    },
    (pdf) => {
      write(pdf, 'title', 22).text(printable(name), { paragraphGap: 10 });
      write(pdf, 'text', 10.5).text(notice, { lineGap: 2 });
    },
  );
