import { clsx } from 'clsx';
import { Upload } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

interface FileDropProps {
  label: string;
  hint: string;
  accept: string;
  isMultiple?: boolean;
  isDisabled?: boolean;
  onFiles: (files: File[]) => void;
  children?: ReactNode;
}

/** A place to drop or choose files; the file input stays in the page for keyboards and screen readers. */
export function FileDrop({
  label,
  hint,
  accept,
  isMultiple = false,
  isDisabled = false,
  onFiles,
  children,
}: FileDropProps) {
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  return (
    <label
      htmlFor={id}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        if (!isDisabled) onFiles([...event.dataTransfer.files].slice(0, isMultiple ? undefined : 1));
      }}
      className={clsx(
        'flex cursor-pointer flex-col items-center gap-1 rounded border border-rule-strong border-dashed px-4 py-6 text-center transition-colors focus-within:outline-3 focus-within:outline-action hover:bg-paper-deep',
        isOver ? 'bg-action-soft' : 'bg-sheet',
        isDisabled && 'cursor-not-allowed opacity-60',
      )}
    >
      <Upload aria-hidden="true" className="size-6 text-ink-soft" />
      <span className="font-semibold">{label}</span>
      <span className="text-caption text-ink-soft">{hint}</span>
      {children}
      <input
        id={id}
        type="file"
        accept={accept}
        multiple={isMultiple}
        disabled={isDisabled}
        className="sr-only"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </label>
  );
}
