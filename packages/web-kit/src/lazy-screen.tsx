import { type ComponentType, lazy, useState } from 'react';

/** A screen whose code is loaded when it is first shown, or earlier. */
export interface ScreenCode {
  /** Loads the code in advance, so that the screen appears without a loading state, which `lazy` alone cannot guarantee. */
  preload: () => Promise<unknown>;
  /** The component to mount; calls `begin` when the code still has to be loaded. */
  component: (begin?: () => void) => ComponentType;
}

/** The code of a screen; after a failed load it is loaded again. */
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
  return {
    preload,
    component: (begin) => {
      if (!loaded) begin?.();
      return loaded ?? component;
    },
  };
}

interface LazyScreenProps {
  code: ScreenCode;
  /** Starts what the screen needs beside its code. Called while rendering, and maybe more than once. */
  begin?: () => void;
}

/** Shows a screen. It keeps the component that it mounted first, so that no state is lost when the code arrives. */
export function LazyScreen({ code, begin }: LazyScreenProps) {
  const [Shown] = useState(() => code.component(begin));
  return <Shown />;
}
