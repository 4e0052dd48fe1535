import type { ProductSuggestion } from '@print-shop/contracts';
import { Button } from '@print-shop/ui';
import { clsx } from 'clsx';
import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSuggestions } from '../api/use-suggestions.ts';
import { useText } from '../messages/index.ts';
import type { Filter } from '../use-filter.ts';

/**
 * The search with suggestions as somebody types: an editable combobox with a list (WAI-ARIA Authoring Practices). Arrows
 * choose, Enter opens what is chosen or searches for the text, Escape closes the list and then empties the field. Before the
 * page's script runs it is a plain form. Text that was typed until then stays and gets its suggestions.
 */
export function SearchBox({ filter }: { filter: Filter }) {
  const text = useText();
  const navigate = useNavigate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(filter.q);
  const [searched, setSearched] = useState(filter.q);
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState(-1);
  // Another address, as after the back button, has another search.
  if (searched !== filter.q) {
    setSearched(filter.q);
    setTyped(filter.q);
  }
  useEffect(() => {
    const field = input.current;
    if (!field || field.value === field.defaultValue) return;
    setTyped(field.value);
    setIsOpen(document.activeElement === field);
  }, []);
  const suggestions = useSuggestions(isOpen ? typed : '');
  const isListed = isOpen && suggestions.length > 0;

  const close = () => {
    setIsOpen(false);
    setChosen(-1);
  };
  const searchFor = (q: string) => {
    close();
    filter.set({ q: q.trim() });
  };
  const open = (suggestion: ProductSuggestion) => {
    close();
    if (suggestion.kind === 'product') return navigate(`/product/${suggestion.id}`);
    const category = suggestion.kind === 'category' ? suggestion.category : '';
    setTyped('');
    filter.set({ q: '', type: suggestion.type, category });
  };
  const move = (step: 1 | -1) => {
    setIsOpen(true);
    const count = suggestions.length + 1; // the text itself is one of the choices
    setChosen((before) => ((before + 1 + step + count) % count) - 1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const suggestion = suggestions[chosen];
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) suggestion ? open(suggestion) : searchFor(typed);
    else if (event.key === 'Escape' && isListed) close();
    else if (event.key === 'Escape' && typed) setTyped('');
    else return;
    event.preventDefault();
  };

  return (
    <div className="relative">
      {/* biome-ignore lint/a11y/useSemanticElements: phones of a few years ago do not know <search> */}
      <form
        role="search"
        action="/explore"
        className="flex gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          searchFor(typed);
        }}
      >
        <div className="relative grow">
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-ink-soft"
          />
          <input
            ref={input}
            type="text"
            name="q"
            role="combobox"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={100}
            aria-label={text.search}
            aria-autocomplete="list"
            aria-expanded={isListed}
            aria-controls={isListed ? `${id}-list` : undefined}
            aria-activedescendant={isListed && chosen >= 0 ? `${id}-${chosen}` : undefined}
            placeholder={text.searchHint}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setChosen(-1);
              setIsOpen(true);
            }}
            onKeyDown={onKeyDown}
            onBlur={close}
            className="min-h-12 w-full rounded border border-rule-strong bg-sheet pr-11 pl-10 text-ink placeholder:text-ink-soft hover:border-ink"
          />
          {typed && (
            <button
              type="button"
              aria-label={text.clearSearch}
              onClick={() => {
                setTyped('');
                searchFor('');
                input.current?.focus();
              }}
              className="absolute top-0 right-0 inline-flex size-12 items-center justify-center text-ink-soft hover:text-ink"
            >
              <X aria-hidden="true" className="size-5" />
            </button>
          )}
        </div>
        <Button type="submit" className="min-h-12">
          {text.find}
        </Button>
      </form>
      <p role="status" className="sr-only">
        {isListed ? text.suggestionCount(suggestions.length) : ''}
      </p>
      {isListed && (
        <div
          role="listbox"
          id={`${id}-list`}
          aria-label={text.suggestions}
          className="absolute inset-x-0 top-full z-30 mt-1 max-h-[60dvh] overflow-y-auto rounded border border-rule bg-sheet py-1 shadow-lift"
        >
          {suggestions.map((suggestion, index) => (
            <Suggestion
              key={Object.values(suggestion).join('|')}
              id={`${id}-${index}`}
              suggestion={suggestion}
              isChosen={index === chosen}
              onOpen={() => open(suggestion)}
            />
          ))}
        </div>
      )}
    </div>
  );
}

interface SuggestionProps {
  id: string;
  suggestion: ProductSuggestion;
  isChosen: boolean;
  onOpen: () => void;
}

function Suggestion({ id, suggestion, isChosen, onOpen }: SuggestionProps) {
  const text = useText();
  const { kind } = suggestion;
  const name = kind === 'product' ? suggestion.name : kind === 'type' ? suggestion.type : suggestion.category;
  const where = kind === 'product' ? '' : kind === 'type' ? text.type : suggestion.type;
  return (
    // The focus stays in the field, which hears the keys; a press must not take it away before the click comes.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus and names the chosen option
    <div
      role="option"
      id={id}
      aria-selected={isChosen}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onOpen}
      className={clsx(
        'flex min-h-11 cursor-pointer items-center justify-between gap-4 px-3 py-2 text-small',
        // In the dark theme the two backgrounds look alike, so the chosen one also has a bar.
        isChosen ? 'bg-paper-deep shadow-[inset_4px_0_0_var(--action)]' : 'hover:bg-paper-deep',
      )}
    >
      <span className="min-w-0 break-words font-medium">{name}</span>
      {where && <span className="shrink-0 text-caption text-ink-soft">{where}</span>}
    </div>
  );
}
