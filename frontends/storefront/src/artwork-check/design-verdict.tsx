import { useDesignFile } from './api/use-design-file.ts';
import { FileVerdict } from './file-verdict.tsx';

/** In a few words, whether an uploaded design can be printed, and what was found. Nothing while that is not known. */
export function DesignVerdict({ design }: { design: string }) {
  const { data: file } = useDesignFile(design);
  return (
    <div role="status" className="grid justify-items-start gap-1 text-small">
      {file && <FileVerdict file={file} />}
    </div>
  );
}
