import { useEffect, useEffectEvent } from 'react';
import { useText } from './messages/index.ts';

const placeOf = (state: unknown): number => (state as { idx?: number } | null)?.idx ?? 0;

/** Whether the visitor has just agreed to leave. Other guards of the page then do not ask again. */
let isLeaving = false;

interface GuardOptions {
  /** The question, where the usual one says too little. */
  question?: string;
  /** Called when the visitor goes anyway. */
  onLeave?: () => void;
}

/**
 * Asks before what was typed is left: by a link, a menu or a search, back or forward in the browser, a reload or a closed tab.
 * Returns a function that asks the same before the page itself drops it, and returns whether it may. A form that is being sent
 * is not dirty: its answer may lead to another page.
 */
export function useLeaveGuard(isDirty: boolean, { question: asked, onLeave }: GuardOptions = {}): () => boolean {
  const text = useText();
  const question = asked ?? text.discard;
  const leave = useEffectEvent(() => onLeave?.());
  useEffect(() => {
    if (!isDirty) return;
    const here = placeOf(window.history.state);
    let isReturning = false;
    let hasAgreed = false;
    const goes = () => {
      if (hasAgreed) return true;
      if (!isLeaving && !window.confirm(question)) return false;
      hasAgreed = true;
      isLeaving = true;
      setTimeout(() => {
        isLeaving = false;
      });
      leave();
      return true;
    };
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      // A telephone number or an email address leaves the page as it is.
      const opensHere =
        link?.protocol.startsWith('http') && !link.hasAttribute('target') && !link.hasAttribute('download');
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!opensHere || !isPlain || goes()) return;
      event.preventDefault();
      // Nor does another guard of the page ask.
      event.stopImmediatePropagation();
    };
    // The router would show the other page at once, so a visitor who stays is brought back before the router is notified.
    const onPopState = (event: PopStateEvent) => {
      if (isReturning) {
        isReturning = false;
        event.stopImmediatePropagation();
        return;
      }
      if (goes()) return;
      event.stopImmediatePropagation();
      const distance = here - placeOf(event.state);
      if (distance === 0) return;
      isReturning = true;
      window.history.go(distance);
    };
    // Whatever is no link goes on by the router, which adds to the history. Another address of the same page drops nothing.
    const { pushState } = window.history;
    const guardedPush: History['pushState'] = (state, unused, url) => {
      const isSamePage = new URL(url ?? '', window.location.href).pathname === window.location.pathname;
      if (isSamePage || goes()) pushState.call(window.history, state, unused, url);
    };
    window.history.pushState = guardedPush;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    document.addEventListener('click', onClick, true);
    window.addEventListener('popstate', onPopState, true);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      // A guard that was set later may still call this one.
      hasAgreed = true;
      if (window.history.pushState === guardedPush) window.history.pushState = pushState;
      document.removeEventListener('click', onClick, true);
      window.removeEventListener('popstate', onPopState, true);
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [isDirty, question]);
  return () => !isDirty || window.confirm(question);
}
