import { isLanguage, LANGUAGES, language, useLanguage } from '@print-shop/i18n';
import { clsx } from 'clsx';
import { useText } from './messages/index.ts';

const NAMES = Object.entries(LANGUAGES);

interface LanguageSwitchProps {
  /** In narrow places, names only the languages that are not chosen. */
  isCompact?: boolean;
  className?: string;
}

/** English or Hindi, each named in itself; the choice is remembered. */
export function LanguageSwitch({ isCompact = false, className }: LanguageSwitchProps) {
  const text = useText();
  const chosen = useLanguage();
  return (
    <fieldset aria-label={text.language} className={clsx('flex', className)}>
      {NAMES.map(([code, name]) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={code === chosen}
          onClick={() => isLanguage(code) && language.choose(code)}
          className={clsx(
            'language-name px-2 underline-offset-4 hover:underline aria-pressed:font-bold aria-pressed:underline',
            isCompact ? 'min-h-9 aria-pressed:max-md:hidden' : 'min-h-11',
          )}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
