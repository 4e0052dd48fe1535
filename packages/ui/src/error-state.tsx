import { Button } from './button.tsx';
import { CropMarks } from './crop-marks.tsx';
import { useText } from './messages/index.ts';

interface ErrorStateProps {
  title: string;
  /** The lost data (usually none) and the next step. */
  detail?: string;
  onRetry?: () => void;
  /** Heading level of the title: 1 when it is the page's only heading. */
  level?: 1 | 2;
}

/** Says what went wrong and offers to try again. */
export function ErrorState({ title, detail, onRetry, level = 2 }: ErrorStateProps) {
  const text = useText();
  const Heading = `h${level}` as const;
  return (
    <div
      role="alert"
      className="relative mx-auto my-10 flex max-w-[34rem] flex-col items-center gap-3 bg-sheet px-6 py-12 text-center"
    >
      <CropMarks />
      <Heading className="headline text-lead">{title}</Heading>
      {detail && <p className="measure text-ink-soft">{detail}</p>}
      {onRetry && (
        <Button tone="ink" onClick={onRetry} className="mt-2">
          {text.tryAgain}
        </Button>
      )}
    </div>
  );
}
