import { PDFDict, type PDFDocument } from '@cantoo/pdf-lib';
import type { Deadline } from '../deadline.ts';
import type { Item } from '../facts.ts';
import { coloursOf } from '../item-colours.ts';
import { EVERYWHERE, Interpreter } from './interpreter.ts';
import { layerStep } from './layer-step.ts';
import { IDENTITY } from './matrix.ts';
import { contentOf } from './page-content.ts';
import { PageItems } from './page-items.ts';
import { pagesOf } from './page-tree.ts';
import { noteStepInks } from './step-inks.ts';

/**
 * Learns which inks of a document stand for steps after printing: those that are found on the layers of such steps alone. Goes before what
 * asks for colours.
 */
export function readStepLayers(document: PDFDocument, deadline: Deadline): void {
  const { context } = document;
  const layers = context.enumerateIndirectObjects().map(([, object]) => object);
  if (!layers.some((object) => object instanceof PDFDict && layerStep(object))) return;
  const inks = new InkNames(EVERYWHERE);
  const nothing = () => undefined;
  const shared = { deadline, fonts: new Map(), onFont: nothing, onDamage: nothing, onCut: nothing };
  for (const node of pagesOf(document)) {
    deadline.check();
    inks.step = undefined;
    new Interpreter(IDENTITY, EVERYWHERE, shared, { found: inks }).run(contentOf(node), node.resources);
  }
  noteStepInks(context, new Set([...inks.ofSteps].filter((ink) => !inks.ofPrint.has(ink))));
}

/** Collects the names of spot colours, and no items. */
class InkNames extends PageItems {
  readonly ofSteps = new Set<string>();
  readonly ofPrint = new Set<string>();

  override add(item: Item): undefined {
    for (const { spots = [], isWhite } of coloursOf(item))
      for (const ink of isWhite ? [] : spots) (this.step ? this.ofSteps : this.ofPrint).add(ink);
  }
}
