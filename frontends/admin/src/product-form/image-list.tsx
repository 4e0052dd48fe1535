import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { arrayMove, rectSortingStrategy, SortableContext, useSortable } from '@dnd-kit/sortable';
import { ProductPicture } from '@print-shop/ui';
import { ArrowLeft, ArrowRight, X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useProductFormText } from './messages/index.ts';

interface ImageListProps {
  images: readonly string[];
  onChange: (images: string[]) => void;
}

const control =
  'flex size-8 items-center justify-center rounded-sm border border-rule bg-sheet text-ink hover:bg-paper-deep disabled:opacity-40';

/** A press that moves is a drag; a finger rests first, as it may mean to scroll. */
const MOUSE = { activationConstraint: { distance: 5 } };
const TOUCH = { activationConstraint: { delay: 250, tolerance: 5 } };

const silent = () => undefined;
/** The list announces moves itself, including those by its arrows. */
const SILENT = {
  announcements: { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent },
  screenReaderInstructions: { draggable: '' },
};

/** A picture that a mouse or finger can drag; keyboards have its arrows. */
function Draggable({ id, children }: { id: string; children: ReactNode }) {
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id });
  return (
    <li
      ref={setNodeRef}
      {...listeners}
      style={{ transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined, transition }}
      className={`w-27 cursor-grab ${isDragging ? 'z-10 opacity-50' : ''}`}
    >
      {children}
    </li>
  );
}

/** The pictures of a product so far: dragged or moved by their arrows into order, and taken out. The first is the main one. */
export function ImageList({ images, onChange }: ImageListProps) {
  const text = useProductFormText().images;
  const [said, setSaid] = useState('');
  const sensors = useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH));
  const list = useRef<HTMLUListElement>(null);

  const move = (from: number, to: number) => {
    onChange(arrayMove([...images], from, to));
    setSaid(text.moved(from + 1, to + 1, images.length));
  };
  const drop = ({ active, over }: DragEndEvent) => {
    const [from, to] = [images.indexOf(String(active.id)), images.indexOf(String(over?.id))];
    if (to >= 0 && from !== to) move(from, to);
  };
  const remove = (at: number) => {
    onChange(images.filter((_, index) => index !== at));
    setSaid(text.removed(at + 1));
  };
  /** The keyboard stays on the picture that it moves. */
  const moveByKey = (from: number, to: number, name: 'earlier' | 'later') => {
    flushSync(() => move(from, to));
    const buttons = list.current?.children[to]?.querySelectorAll<HTMLButtonElement>('button:not(:disabled)') ?? [];
    const wanted = [...buttons].find(({ dataset }) => dataset.move === name) ?? buttons[0];
    wanted?.focus();
  };

  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop} accessibility={SILENT}>
      <SortableContext items={[...images]} strategy={rectSortingStrategy}>
        <ul ref={list} className="flex flex-wrap gap-3">
          {images.map((image, index) => (
            <Draggable key={image} id={image}>
              <div className="relative">
                <ProductPicture src={image} alt={text.picture(index + 1)} sizes="108px" className="rounded-sm" />
                {index === 0 && (
                  <span className="absolute top-1 left-1 rounded-sm bg-yellow px-1.5 font-bold text-caption text-stamp-ink">
                    {text.main}
                  </span>
                )}
              </div>
              <div className="mt-1 flex justify-between">
                <button
                  type="button"
                  data-move="earlier"
                  aria-label={text.moveEarlier(index + 1)}
                  disabled={index === 0}
                  onClick={() => moveByKey(index, index - 1, 'earlier')}
                  className={control}
                >
                  <ArrowLeft aria-hidden="true" className="size-4" />
                </button>
                <button
                  type="button"
                  data-move="later"
                  aria-label={text.moveLater(index + 1)}
                  disabled={index === images.length - 1}
                  onClick={() => moveByKey(index, index + 1, 'later')}
                  className={control}
                >
                  <ArrowRight aria-hidden="true" className="size-4" />
                </button>
                <button
                  type="button"
                  aria-label={text.remove(index + 1)}
                  onClick={() => remove(index)}
                  className={control}
                >
                  <X aria-hidden="true" className="size-4" />
                </button>
              </div>
            </Draggable>
          ))}
        </ul>
      </SortableContext>
      <p role="status" className="sr-only">
        {said}
      </p>
    </DndContext>
  );
}
