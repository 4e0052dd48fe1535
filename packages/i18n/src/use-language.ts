import { startTransition, useEffect, useState } from 'react';
import { createLanguage, type Language } from './language.ts';

const noPage = { cookie: '', documentElement: { lang: '' } as HTMLElement, location: {} as Location };

/** The language of this browser, shared by the host and all remotes; English where there is no page. */
export const language = createLanguage(globalThis.document ?? noPage);

/** The chosen language. A change is a transition: the screen stays as it is until its texts have arrived. */
export function useLanguage(): Language {
  const [current, setCurrent] = useState(language.read);
  useEffect(() => {
    const follow = () => startTransition(() => setCurrent(language.read()));
    follow();
    return language.subscribe(follow);
  }, []);
  return current;
}
