/** Returns whether the browser would ask before this page is closed, as something is typed and not saved. */
export const asksBeforeLeaving = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
