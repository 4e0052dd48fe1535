import { Star } from 'lucide-react';
import { useText } from './messages/index.ts';

interface StarChoiceProps {
  value: number;
  onChange: (stars: number) => void;
}

/** One to five stars as radio buttons that look like stars. */
export function StarChoice({ value, onChange }: StarChoiceProps) {
  const text = useText();
  return (
    <fieldset>
      <legend className="mb-1 font-semibold text-small">{text.howMany}</legend>
      <div className="flex">
        {[1, 2, 3, 4, 5].map((stars) => (
          <label
            key={stars}
            className="relative inline-flex size-11 cursor-pointer items-center justify-center rounded text-wait has-focus-visible:outline-3 has-focus-visible:outline-action"
          >
            <input
              type="radio"
              name="stars"
              className="sr-only"
              checked={value === stars}
              onChange={() => onChange(stars)}
            />
            <span className="sr-only">{text.stars(stars)}</span>
            <Star aria-hidden="true" className="size-7" fill={stars <= value ? 'currentColor' : 'none'} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
