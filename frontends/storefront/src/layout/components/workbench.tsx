import type { LayoutSide, PrintAreas } from '@print-shop/contracts';
import { Button, FormMessage, IconButton } from '@print-shop/ui';
import { messageOf } from '@print-shop/web-kit';
import { useLeaveGuard } from '@print-shop/web-kit/leave-guard';
import { useMutation } from '@tanstack/react-query';
import { Redo2, Undo2, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, memo, useCallback, useDeferredValue, useEffect, useReducer, useState } from 'react';
import { type LaidOut, type SavedLayout, saveLayout } from '../api/save-layout.ts';
import type { UploadedPicture } from '../api/upload-picture.ts';
import { useHrefs } from '../api/use-hrefs.ts';
import {
  areaOf,
  artworkPiece,
  begin,
  editing,
  FIRST_FONT,
  filePiece,
  piecesOf,
  selectedPiece,
  textPiece,
} from '../editing.ts';
import type { PlacedFile } from '../file-piece.ts';
import { useText } from '../messages/index.ts';
import { actionOf } from '../shortcuts.ts';
import { loadFont, textWidth } from '../text-width.ts';
import { useRun } from '../use-run.ts';
import { AddPanel } from './add-panel.tsx';
import { AreaChoice, useAreaName } from './area-choice.tsx';
import { PieceList } from './piece-list.tsx';
import { PiecePanel } from './piece-panel.tsx';
import { ShortcutList } from './shortcut-list.tsx';
import { SizeLine } from './size-line.tsx';
import { Stage } from './stage.tsx';
import { TextPanel } from './text-panel.tsx';
import { UseAgain } from './use-again.tsx';

export interface WorkbenchProps {
  printAreas: PrintAreas;
  laidOut: LaidOut;
  /** Where to begin when nothing is laid out yet. */
  area?: string | undefined;
  /** Whether something would be lost by closing. */
  onChanged: (isChanged: boolean) => void;
  onSaved: (layout: SavedLayout) => void;
}

// While a piece is dragged only the stage is drawn in every frame; the panels follow when there is time.
const Adding = memo(AddPanel);
const Exact = memo(PiecePanel);
const Keys = memo(ShortcutList);
const Again = memo(UseAgain);

/** Only what the product still has, and how many pieces that leaves out: its areas may have changed since the layout was saved. */
function sidesOn({ views }: PrintAreas, sides: readonly LayoutSide[]) {
  const kept = sides.filter((side) => areaOf(views, side));
  const lost = sides.filter((side) => !kept.includes(side)).reduce((sum, { pieces }) => sum + pieces.length, 0);
  return { kept, lost };
}

export function Workbench({ printAreas, laidOut, area: wanted, onChanged, onSaved }: WorkbenchProps) {
  const text = useText();
  const areaName = useAreaName();
  const { views, minDpi, goodDpi } = printAreas;
  const [state, dispatch] = useReducer(editing, null, () =>
    begin(views, sidesOn(printAreas, laidOut.sides).kept, wanted),
  );
  const [lost, setLost] = useState(() => sidesOn(printAreas, laidOut.sides).lost);
  const hrefOf = useHrefs(state.sides);
  const [isNear, setIsNear] = useState(false);
  const [areKeysShown, setAreKeysShown] = useState(false);
  const isChanged = state.past.length > 0 || lost > 0;
  const run = useRun();
  useEffect(() => onChanged(isChanged), [isChanged, onChanged]);
  const saving = useMutation({ mutationFn: saveLayout, onSuccess: onSaved });
  useLeaveGuard(isChanged && !saving.isPending, { question: text.leave });
  const view = views.find(({ id }) => id === state.view);
  const area = areaOf(views, state);
  const piece = selectedPiece(state);
  const later = useDeferredValue(piece);
  const exact = later && piece && later.kind === piece.kind ? later : piece;
  const addPicture = useCallback(
    ({ design, size, isDrawing }: UploadedPicture) =>
      area && dispatch({ type: 'add', piece: artworkPiece({ design }, size, isDrawing, area) }),
    [area],
  );
  const addFile = useCallback(
    (file: PlacedFile) => area && dispatch({ type: 'add', piece: filePiece(file, area, view?.picture === 'sheet') }),
    [area, view],
  );
  const addText = useCallback(async () => {
    if (!area) return;
    // Its box fits the letters only once their font is there.
    await loadFont({ font: FIRST_FONT, text: text.firstWords });
    dispatch({ type: 'add', piece: textPiece(text.firstWords, area, textWidth) });
  }, [area, text]);
  const takeSides = useCallback(
    (sides: readonly LayoutSide[]) => {
      const on = sidesOn(printAreas, sides);
      setLost(on.lost);
      dispatch({ type: 'replace', sides: on.kept });
    },
    [printAreas],
  );
  if (!view || !area) return null;

  const press = (event: KeyboardEvent) => {
    const count = piecesOf(state).length;
    const isPlain = !event.ctrlKey && !event.metaKey;
    const other = views[(views.indexOf(view) + 1) % views.length];
    if (isPlain && event.key === '?') setAreKeysShown(true);
    else if (isPlain && event.key === 'z') setIsNear(!isNear);
    else if (isPlain && event.key === 'v' && other)
      dispatch({ type: 'look', view: other.id, area: other.areas[0]?.id ?? '' });
    else {
      if (!event.repeat) run.begin();
      const { key, shiftKey, ctrlKey, metaKey } = event;
      const pressed = { key, shiftKey, ctrlKey, metaKey, run: run.name() };
      const action = actionOf(pressed, { piece, area, selected: state.selected, count });
      if (!action) return;
      dispatch(action);
    }
    event.preventDefault();
  };

  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8">
      <div className="contents content-start gap-3 lg:grid">
        <AreaChoice views={views} laid={state} onLook={(to, at) => dispatch({ type: 'look', view: to, area: at })} />
        <div className="top-[-1rem] z-10 grid gap-2 bg-sheet py-2 max-lg:sticky">
          <Stage
            view={view}
            area={area}
            state={state}
            dispatch={dispatch}
            hrefOf={hrefOf}
            isNear={isNear}
            areaName={areaName(area.name)}
            color={laidOut.color}
            hex={laidOut.hex}
            onKeyDown={press}
          />
          <div className="flex min-h-11 items-start justify-between gap-4">
            {piece ? (
              <SizeLine piece={piece} area={area} minDpi={minDpi} goodDpi={goodDpi} />
            ) : (
              <p className="text-ink-soft text-small">
                {text.hint} <span className="max-lg:hidden">{text.keysHint}</span>
              </p>
            )}
            <div className="flex shrink-0">
              <IconButton
                label={text.undo}
                disabled={state.past.length === 0}
                onClick={() => dispatch({ type: 'undo' })}
              >
                <Undo2 aria-hidden="true" className="size-5" />
              </IconButton>
              <IconButton
                label={text.redo}
                disabled={state.future.length === 0}
                onClick={() => dispatch({ type: 'redo' })}
              >
                <Redo2 aria-hidden="true" className="size-5" />
              </IconButton>
              <IconButton label={isNear ? text.far : text.near} onClick={() => setIsNear(!isNear)}>
                {isNear ? (
                  <ZoomOut aria-hidden="true" className="size-5" />
                ) : (
                  <ZoomIn aria-hidden="true" className="size-5" />
                )}
              </IconButton>
            </div>
          </div>
        </div>
      </div>
      <div className="grid content-start gap-5">
        {/* An element that is scrolled to must not end beneath the drawing or the button, which stay in place. */}
        <div className="grid content-start gap-5 max-lg:**:scroll-mt-[calc(36dvh+6rem)] max-lg:**:scroll-mb-24">
          {lost > 0 && (
            <p role="status" className="rounded border border-rule p-3 font-medium text-small text-wait">
              {text.lost(lost)}
            </p>
          )}
          <Adding onPicture={addPicture} onText={addText} />
          <Again productId={laidOut.productId} onTake={takeSides} onFile={addFile} />
          <PieceList
            pieces={piecesOf(state)}
            selected={state.selected}
            onSelect={(index) => dispatch({ type: 'select', index })}
          />
          {piece?.kind === 'text' && (
            <TextPanel piece={piece} onChange={(next, run) => dispatch({ type: 'change', piece: next, run })} />
          )}
          {exact && <Exact key={state.selected} piece={exact} area={area} dispatch={dispatch} />}
          <Keys isOpen={areKeysShown} onToggle={setAreKeysShown} />
          <FormMessage>{saving.isError ? messageOf(saving.error, text.saveFailed) : undefined}</FormMessage>
        </div>
        <div className="-bottom-4 -mx-4 sticky border-rule border-t bg-sheet p-4 lg:mx-0 lg:px-0">
          <Button
            wide
            size="large"
            isBusy={saving.isPending}
            busyLabel={text.saving}
            disabled={state.sides.length === 0}
            onClick={() => saving.mutate({ ...laidOut, sides: state.sides })}
          >
            {text.done}
          </Button>
        </div>
      </div>
    </div>
  );
}
