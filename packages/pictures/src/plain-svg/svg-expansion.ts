import type { Text } from '@print-shop/contracts';

/** An element, and the elements that a viewer draws for it in addition to its children. */
export interface SvgNode {
  children: SvgNode[];
  /** Ids that the element refers to. */
  refersTo: string[];
}

/** The most elements that a document may make a viewer draw; librsvg gives up at 500,000. */
export const MAX_DRAWN = 200_000;
/** The longest chain of references. */
const MAX_CHAIN = 200;

const IN_A_CIRCLE = {
  en: 'its parts refer to each other in a circle',
  hi: 'इसके हिस्से घूम-फिरकर एक-दूसरे से ही जुड़े हैं',
};
const TOO_MANY_STEPS = {
  en: 'its parts refer to each other over too many steps',
  hi: 'इसके हिस्से बहुत लंबी कड़ी में एक-दूसरे से जुड़े हैं',
};
/** The fault of a drawing whose repeated parts multiply. */
export const TOO_OFTEN = { en: 'it repeats its parts too often', hi: 'इसके हिस्से बहुत बार दोहराए गए हैं' };

/**
 * The fault of a drawing that expands beyond its file: parts that refer to each other in a circle, or so often that ten
 * lines draw a billion elements. `undefined` when it may be drawn.
 */
export function unfoldingFault(root: SvgNode, byId: ReadonlyMap<string, SvgNode>): Text | undefined {
  const sizes = new Map<SvgNode, number>();
  const open = new Set<SvgNode>();
  let fault: Text | undefined;

  const sizeOf = (node: SvgNode, chain: number): number => {
    const known = sizes.get(node);
    if (known !== undefined) return known;
    if (open.has(node)) fault ??= IN_A_CIRCLE;
    if (chain > MAX_CHAIN) fault ??= TOO_MANY_STEPS;
    if (fault) return 0;
    open.add(node);
    let size = 1;
    for (const child of node.children) size += sizeOf(child, chain);
    for (const id of node.refersTo) {
      const target = byId.get(id);
      if (target) size += sizeOf(target, chain + 1);
    }
    if (size > MAX_DRAWN) fault ??= TOO_OFTEN;
    open.delete(node);
    sizes.set(node, size);
    return size;
  };
  sizeOf(root, 0);
  return fault;
}
