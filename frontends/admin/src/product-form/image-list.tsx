import { ProductPicture } from '@print-shop/ui';
import { ArrowLeft, ArrowRight, X } from 'lucide-react';
import { useRef, useState } from 'react';

interface ImageListProps {
  images: readonly string[];
  onChange: (images: string[]) => void;
}

const control =
  'flex size-8 items-center justify-center rounded-sm border border-rule bg-sheet text-ink hover:bg-paper-deep disabled:opacity-40';

/** The list with one picture in another place. */
function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from);
  return list[from] === undefined ? [...list] : rest.toSpliced(to, 0, list[from]);
}

/** The pictures of a product so far: dragged or moved by their arrows into order, and taken out. The first is the main one. */
export function ImageList({ images, onChange }: ImageListProps) {
  const [dragged, setDragged] = useState<number>();
  const [said, setSaid] = useState('');
  const list = useRef<HTMLUListElement>(null);

  const move = (from: number, to: number) => {
    onChange(moved(images, from, to));
    setSaid(`Picture ${from + 1} is now picture ${to + 1} of ${images.length}.`);
  };
  const remove = (at: number) => {
    onChange(images.filter((_, index) => index !== at));
    setSaid(`Picture ${at + 1} was removed.`);
  };
  /** The keyboard stays on the picture that it moves. */
  const moveByKey = (from: number, to: number, name: 'earlier' | 'later') => {
    move(from, to);
    requestAnimationFrame(() => {
      const buttons = list.current?.children[to]?.querySelectorAll<HTMLButtonElement>('button:not(:disabled)') ?? [];
      const wanted = [...buttons].find(({ dataset }) => dataset.move === name) ?? buttons[0];
      wanted?.focus();
    });
  };

  return (
    <>
      <ul ref={list} className="flex flex-wrap gap-3">
        {images.map((image, index) => (
          <li
            key={image}
            draggable
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              setDragged(index);
            }}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event) => dragged !== undefined && event.preventDefault()}
            onDrop={(event) => {
              if (dragged === undefined) return;
              event.preventDefault();
              if (dragged !== index) move(dragged, index);
              setDragged(undefined);
            }}
            className={`w-27 cursor-grab ${dragged === index ? 'opacity-50' : ''}`}
          >
            <div className="relative">
              <ProductPicture src={image} alt={`Picture ${index + 1}`} sizes="108px" className="rounded-sm" />
              {index === 0 && (
                <span className="absolute top-1 left-1 rounded-sm bg-yellow px-1.5 font-bold text-caption text-stamp-ink">
                  Main
                </span>
              )}
            </div>
            <div className="mt-1 flex justify-between">
              <button
                type="button"
                data-move="earlier"
                aria-label={`Move picture ${index + 1} earlier`}
                disabled={index === 0}
                onClick={() => moveByKey(index, index - 1, 'earlier')}
                className={control}
              >
                <ArrowLeft aria-hidden="true" className="size-4" />
              </button>
              <button
                type="button"
                data-move="later"
                aria-label={`Move picture ${index + 1} later`}
                disabled={index === images.length - 1}
                onClick={() => moveByKey(index, index + 1, 'later')}
                className={control}
              >
                <ArrowRight aria-hidden="true" className="size-4" />
              </button>
              <button
                type="button"
                aria-label={`Remove picture ${index + 1}`}
                onClick={() => remove(index)}
                className={control}
              >
                <X aria-hidden="true" className="size-4" />
              </button>
            </div>
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}
