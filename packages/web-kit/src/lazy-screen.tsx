import { type ComponentType, lazy, useState } from 'react';

/** A screen whose code is loaded when it is first shown, or before. */
export interface ScreenCode {
  /** Loads the code before it is shown: then it is shown without a waiting state, which `lazy` alone cannot promise. */
  preload: () => Promise<unknown>;
  component: () => ComponentType;
}

/** The code of a screen; after a load that failed it is loaded anew. */
export function lazyScreen(load: () => Promise<{ default: ComponentType }>): ScreenCode {
  let loaded: ComponentType | undefined;
  const preload = async () => {
    try {
      const module = await load();
      loaded = module.default;
      return module;
    } catch (error) {
      component = lazy(preload);
      throw error;
    }
  };
  let component: ComponentType = lazy(preload);
  return { preload, component: () => loaded ?? component };
}

/** Shows a screen; the one it began with stays, so that nothing in it is lost when its code has arrived. */
export function LazyScreen({ code }: { code: ScreenCode }) {
  const [Shown] = useState(code.component);
  return <Shown />;
}
