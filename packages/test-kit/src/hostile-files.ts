import { hostileDrawings } from './hostile/drawings.ts';
import { honestPdf } from './hostile/honest-pdf.ts';
import { pdfBombs } from './hostile/pdf-bombs.ts';
import { pdfLoops } from './hostile/pdf-loops.ts';
import { pdfParts } from './hostile/pdf-parts.ts';
import { honestPng, hostilePictures } from './hostile/pictures.ts';

interface HostileFile {
  name: string;
  /** Made when asked for: some are large. */
  bytes(): Buffer;
}

const COUNT = 200;

/** Cuts an honest file off, or spoils some of its bytes. The same number does the same. */
function spoilt(kind: string, honest: () => Buffer, number: number): HostileFile {
  const isCut = number % 2 === 0;
  return {
    name: `${kind}: ${isCut ? 'cut off' : 'spoilt'} ${number}`,
    bytes() {
      const bytes = honest();
      if (isCut) return bytes.subarray(0, Math.max(12, Math.floor((bytes.length * ((number * 7) % 97)) / 97)));
      let state = number;
      for (let times = 0; times < 12; times++) {
        state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
        bytes[12 + (state % (bytes.length - 12))] = state >>> 24;
      }
      return bytes;
    },
  };
}

/** Two hundred files that were made to break a reader: bombs, loops, wrong types, programs, absurd sizes, broken files. */
export function hostileFiles(): HostileFile[] {
  const pdfs = [...pdfBombs, ...pdfLoops, ...pdfParts].map(([name, bytes]) => ({ name: `PDF: ${name}`, bytes }));
  const others = [...hostilePictures, ...hostileDrawings].map(([name, bytes]) => ({ name, bytes }));
  const made = [...pdfs, ...others];
  const rest = Array.from({ length: COUNT - made.length }, (_, number) =>
    number % 4 === 3 ? spoilt('PNG', honestPng, number) : spoilt('PDF', honestPdf, number),
  );
  return [...made, ...rest];
}
