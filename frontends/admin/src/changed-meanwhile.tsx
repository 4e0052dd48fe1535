import { Button } from '@print-shop/ui';
import { ApiError } from '@print-shop/web-kit';
import { useStaffText } from './messages/index.ts';

/** Whether a save was refused because somebody else saved first. */
export const isChangedMeanwhile = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'changed-meanwhile';

interface ChangedMeanwhileProps {
  /** The name of the edited thing in the language of the page: "product". */
  what: string;
  isBusy: boolean;
  onShowTheirs: () => void;
  onSaveMine: () => void;
}

/** Somebody else saved first: nothing was lost on either side, and the editor chooses how to go on. */
export function ChangedMeanwhile({ what, isBusy, onShowTheirs, onSaveMine }: ChangedMeanwhileProps) {
  const text = useStaffText().changedMeanwhile;
  return (
    <div role="alert" className="rounded border-wait border-l-4 bg-wait-soft p-4 text-small text-wait">
      <p className="font-semibold">{text.title(what)}</p>
      <p>{text.notSaved}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button tone="outline" size="small" disabled={isBusy} onClick={onShowTheirs}>
          {text.showTheirs}
        </Button>
        <Button tone="outline" size="small" disabled={isBusy} onClick={onSaveMine}>
          {text.saveMine}
        </Button>
      </div>
    </div>
  );
}
