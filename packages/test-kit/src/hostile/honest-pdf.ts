import { deflateSync } from 'node:zlib';
import { form, image, onePage } from './pdf-of.ts';

/** A small PDF with a picture, text and a form, to be cut and spoilt. */
export const honestPdf = (): Buffer =>
  onePage({
    content: '/F Do q 50 0 0 30 20 20 cm /I Do Q BT /T 9 Tf 20 100 Td (Asha Verma) Tj ET 0 0 1 rg 0 0 255 20 re f',
    resources: '/XObject << /F 5 0 R /I 6 0 R >> /Font << /T << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>',
    objects: [
      form('', '0.1 w 0 0 m 50 50 l S'),
      image(
        '/Width 4 /Height 4 /ColorSpace /DeviceCMYK /BitsPerComponent 8 /Filter /FlateDecode',
        deflateSync(Buffer.alloc(64, 99)),
      ),
    ],
  });
