/** An element, and what it makes a viewer draw beside its children. */
export interface SvgNode {
  children: SvgNode[];
  /** Ids that it refers to. */
  refersTo: string[];
}

/** Elements that a viewer may have to draw for one document; librsvg gives up at 500,000. */
export const MAX_DRAWN = 200_000;
/** References from one to the next. */
const MAX_CHAIN = 200;

/**
 * Why a drawing unfolds to more than its file: parts that refer to each other in a circle, or so often that ten lines draw a billion
 * elements. `undefined` when it may be drawn.
 */
export function unfoldingFault(root: SvgNode, byId: ReadonlyMap<string, SvgNode>): string | undefined {
  const sizes = new Map<SvgNode, number>();
  const open = new Set<SvgNode>();
  let fault: string | undefined;

  const sizeOf = (node: SvgNode, chain: number): number => {
    const known = sizes.get(node);
    if (known !== undefined) return known;
    if (open.has(node)) fault ??= 'its parts refer to each other in a circle';
    if (chain > MAX_CHAIN) fault ??= 'its parts refer to each other over too many steps';
    if (fault) return 0;
    open.add(node);
    let size = 1;
    for (const child of node.children) size += sizeOf(child, chain);
    for (const id of node.refersTo) {
      const target = byId.get(id);
      if (target) size += sizeOf(target, chain + 1);
    }
    if (size > MAX_DRAWN) fault ??= 'it repeats its parts too often';
    open.delete(node);
    sizes.set(node, size);
    return size;
  };
  sizeOf(root, 0);
  return fault;
}
