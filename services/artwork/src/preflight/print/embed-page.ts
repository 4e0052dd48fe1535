import { type PDFDocument, PDFName, PDFObjectCopier, type PDFRef } from '@cantoo/pdf-lib';
import type { Box } from '@print-shop/contracts';
import { get } from '../pdf/objects.ts';
import { contentOf } from '../pdf/page-content.ts';
import type { PageNode } from '../pdf/page-tree.ts';
import { userBox } from '../pdf/shown-page.ts';

/**
 * Makes the function that puts pages of `source` into `target`, as vectors. Each is a form in the user space of its page, cut at
 * `box`, in millimetres of the shown page. It takes content and resources alone: annotations, links, forms and scripts stay
 * behind. Parts that several pages share are copied once.
 */
export function createEmbedder(source: PDFDocument, target: PDFDocument): (node: PageNode, box: Box) => PDFRef {
  const copier = PDFObjectCopier.for(source.context, target.context);
  return (node, box) => {
    const { left, bottom, right, top } = userBox(node, box);
    const form = target.context.flateStream(contentOf(node), {
      Type: 'XObject',
      Subtype: 'Form',
      FormType: 1,
      BBox: [left, bottom, right, top],
      Resources: node.resources ? copier.copy(node.resources) : target.context.obj({}),
    });
    // Blending happens in the colours of the page's transparency group.
    const group = get(node.dict, 'Group');
    if (group) form.dict.set(PDFName.of('Group'), copier.copy(group));
    return target.context.register(form);
  };
}
