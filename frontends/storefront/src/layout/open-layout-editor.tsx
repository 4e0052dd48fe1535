import { Spinner } from '@print-shop/ui';
import { lazy, Suspense } from 'react';
import type { LayoutEditorProps } from './layout-editor.tsx';

const Editor = lazy(() => import('./layout-editor.tsx'));

/** The editor, whose code is loaded when it is first opened. */
export function OpenLayoutEditor(props: LayoutEditorProps) {
  return (
    <Suspense fallback={<Spinner />}>
      <Editor {...props} />
    </Suspense>
  );
}
