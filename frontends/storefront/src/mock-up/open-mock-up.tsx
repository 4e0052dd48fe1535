import { Spinner } from '@print-shop/ui';
import { lazy, Suspense } from 'react';
import type { MockUpEditorProps } from './mock-up-editor.tsx';

const Editor = lazy(() => import('./mock-up-editor.tsx'));

/** The editor, whose code is loaded when it is first opened. */
export function OpenMockUp(props: MockUpEditorProps) {
  return (
    <Suspense fallback={<Spinner />}>
      <Editor {...props} />
    </Suspense>
  );
}
