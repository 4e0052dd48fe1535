import { Button, FormMessage } from '@print-shop/ui';
import { messageOf } from '@print-shop/web-kit';
import { useThisBrowser } from './api/use-this-browser.ts';
import { useText } from './messages/index.ts';

/** Turns messages of the shop on and off in the browser that shows this page. */
export function ThisBrowser({ pushKey }: { pushKey: string }) {
  const text = useText().browser;
  const { state, turningOn, turningOff } = useThisBrowser(pushKey);
  if (!state) return null;
  const error = turningOn.error ?? turningOff.error;
  return (
    <div className="mt-6 border-rule border-t pt-5">
      <h3 className="font-bold">{text.title}</h3>
      <p className="mt-1 text-ink-soft text-small">{text.states[state]}</p>
      {(state === 'on' || state === 'off') && (
        // One button for both, so that it keeps the focus.
        <Button
          tone="outline"
          size="small"
          className="mt-3"
          isBusy={turningOn.isPending || turningOff.isPending}
          busyLabel={text.busy}
          onClick={() => (state === 'on' ? turningOff.mutate() : turningOn.mutate())}
        >
          {state === 'on' ? text.turnOff : text.turnOn}
        </Button>
      )}
      {error && (
        <div className="mt-3">
          <FormMessage>{messageOf(error, text.failed)}</FormMessage>
        </div>
      )}
    </div>
  );
}
