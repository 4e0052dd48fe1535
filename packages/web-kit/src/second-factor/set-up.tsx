import type { SecondFactorMethod } from '@print-shop/contracts';
import { TabList, TabPanel, Tabs, TabTrigger } from '@print-shop/ui';
import { type ReactNode, useState } from 'react';
import { AppSetUp } from './app-set-up.tsx';
import { useText } from './messages/index.ts';
import { PasskeySetUp } from './passkey-set-up.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import type { Added, StepProps } from './step.ts';

interface SetUpProps extends Omit<StepProps, 'onAdded'> {
  /** The methods that the shop accepts. */
  methods: readonly SecondFactorMethod[];
  /** Called when the factor is added and its codes are saved. */
  onDone: (added: Added) => void;
  /** A way to leave, offered until the factor is added. */
  leave: ReactNode;
}

/** Sets up a second factor with a ticket: an app or a passkey, then the recovery codes if there are new ones. */
export function SetUpSecondFactor({ ticket, methods, onDone, onOver, leave }: SetUpProps) {
  const text = useText();
  const [added, setAdded] = useState<Added>();
  if (added?.recoveryCodes) return <RecoveryCodes codes={added.recoveryCodes} onSaved={() => onDone(added)} />;
  const steps = { ticket, onOver, onAdded: (now: Added) => (now.recoveryCodes ? setAdded(now) : onDone(now)) };
  if (!methods.includes('passkey')) {
    return (
      <>
        <AppSetUp {...steps} />
        {leave}
      </>
    );
  }
  return (
    <>
      <Tabs defaultValue="app">
        <TabList aria-label={text.ways}>
          <TabTrigger value="app">{text.app}</TabTrigger>
          <TabTrigger value="passkey">{text.passkey}</TabTrigger>
        </TabList>
        <TabPanel value="app" className="pt-6">
          <AppSetUp {...steps} />
        </TabPanel>
        <TabPanel value="passkey" className="pt-6">
          <PasskeySetUp {...steps} />
        </TabPanel>
      </Tabs>
      {leave}
    </>
  );
}
