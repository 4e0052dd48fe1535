import { Button } from '@print-shop/ui';
import { ApiError } from '@print-shop/web-kit';

/** Whether a save was refused because somebody else saved first. */
export const isChangedMeanwhile = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'changed-meanwhile';

interface ChangedMeanwhileProps {
  /** What was edited: "product". */
  what: string;
  isBusy: boolean;
  onShowTheirs: () => void;
  onSaveMine: () => void;
}

/** Somebody else saved first: nothing was lost on either side, and the editor chooses how to go on. */
export function ChangedMeanwhile({ what, isBusy, onShowTheirs, onSaveMine }: ChangedMeanwhileProps) {
  return (
    <div role="alert" className="rounded border-wait border-l-4 bg-wait-soft p-4 text-small text-wait">
      <p className="font-semibold">Somebody else changed this {what} meanwhile.</p>
      <p>What you typed is still here and is not saved yet.</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button tone="outline" size="small" disabled={isBusy} onClick={onShowTheirs}>
          Show their version
        </Button>
        <Button tone="outline" size="small" disabled={isBusy} onClick={onSaveMine}>
          Save mine over it
        </Button>
      </div>
    </div>
  );
}
