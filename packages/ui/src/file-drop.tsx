import { clsx } from 'clsx';
import { Upload } from 'lucide-react';
import { type ReactNode, useEffect, useId } from 'react';
import { useDropzone } from 'react-dropzone';

interface FileDropProps {
  label: string;
  hint: string;
  accept: string;
  isMultiple?: boolean;
  isDisabled?: boolean;
  onFiles: (files: File[]) => void;
  children?: ReactNode;
}

/**
 * A place to drop or choose files; the file input stays in the page for keyboards and screen readers. A file dropped beside
 * it does not replace the page. `accept` narrows what is offered for choosing; the caller says what is wrong with a file.
 */
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
  const { getRootProps, getInputProps, inputRef, isDragActive } = useDropzone({
    // The label opens the dialog, by mouse and by keyboard.
    noClick: true,
    noKeyboard: true,
    noPaste: true,
    disabled: isDisabled,
    onDropAccepted: (files) => {
      // Otherwise the browser would not report the same file when it is chosen again.
      inputRef.current.value = '';
      onFiles(isMultiple ? files : files.slice(0, 1));
    },
  });
  useEffect(() => {
    // Chosen on the page that the server drew, before anything listened.
    const input = inputRef.current;
    if (input?.files?.length) input.dispatchEvent(new Event('change', { bubbles: true }));
  }, [inputRef]);
  const { role: _, ...root } = getRootProps();
  return (
    <label
      {...root}
      htmlFor={id}
      className={clsx(
        'flex cursor-pointer flex-col items-center gap-1 rounded border border-rule-strong border-dashed px-4 py-6 text-center transition-colors focus-within:outline-3 focus-within:outline-action hover:bg-paper-deep',
        isDragActive ? 'bg-action-soft' : 'bg-sheet',
        isDisabled && 'cursor-not-allowed opacity-60',
      )}
    >
      <Upload aria-hidden="true" className="size-6 text-ink-soft" />
      <span className="font-semibold">{label}</span>
      <span className="text-caption text-ink-soft">{hint}</span>
      {children}
      <input
        {...getInputProps()}
        // The label names it, and the Tab key reaches it.
        aria-label={undefined}
        tabIndex={undefined}
        style={undefined}
        className="sr-only"
        id={id}
        accept={accept}
        multiple={isMultiple}
        disabled={isDisabled}
      />
    </label>
  );
}
