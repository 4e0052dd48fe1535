import { zodResolver } from '@hookform/resolvers/zod';
import type { User } from '@print-shop/contracts';
import { profileBody } from '@print-shop/contracts/schemas';
import { Button, TabList, TabPanel, Tabs, TabTrigger, toast } from '@print-shop/ui';
import { ApiError, session, usePageTitle, useUser } from '@print-shop/web-kit';
import { useLeaveGuard } from '@print-shop/web-kit/leave-guard';
import { Sessions } from '@print-shop/web-kit/sessions';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { SignInNeeded } from '../../account-frame/sign-in-needed.tsx';
import { signOut } from './api/sign-out.ts';
import { useProfile, useSaveProfile } from './api/use-profile.ts';
import { AddressBook } from './components/address-book.tsx';
import { EmailState } from './components/email-state.tsx';
import { AddressFields, PersonalFields, SecurityFields } from './components/profile-fields.tsx';
import { ProfileSkeleton } from './components/profile-skeleton.tsx';
import { YourData } from './components/your-data.tsx';
import { MessageChoices } from './message-choices/message-choices.tsx';
import { useText } from './messages/index.ts';
import { useLinkedPart } from './use-linked-part.ts';

function ProfileSheet({ user }: { user: User }) {
  const text = useText();
  const navigate = useNavigate();
  const [tab, setTab] = useState('personal');
  const save = useSaveProfile();
  const refusals: Readonly<Record<string, string>> = text.refusals;
  const { name, email, phone, address } = user;
  const form = useForm({
    resolver: zodResolver(profileBody),
    defaultValues: { name, email, phone, address, password: '' },
  });
  const { register, handleSubmit, getValues, reset, setValue } = form;
  const { isDirty } = form.formState;
  const mayDrop = useLeaveGuard(isDirty);
  // Another default address, chosen below, shows in the tab.
  const showAddress = useEffectEvent(() =>
    isDirty ? setValue('address', address) : reset({ ...getValues(), address }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is what it shows
  useEffect(() => showAddress(), [address]);
  const fields = { register, errors: form.formState.errors };

  const failed = (error: unknown) =>
    [text.updateFailed, error instanceof ApiError && refusals[error.code]].filter(Boolean).join(' ');
  const submit = handleSubmit(
    ({ password, ...profile }) =>
      save.mutate(password ? { ...profile, password } : profile, {
        onSuccess: () => {
          reset({ ...profile, password: '' });
          toast(text.updated);
        },
        onError: (error) => toast(failed(error), 'bad'),
      }),
    (faults) => {
      setTab(faults.address ? 'address' : faults.password ? 'security' : 'personal');
      toast(text.updateFailed, 'bad');
    },
  );
  const leave = async () => {
    if (!mayDrop()) return;
    reset();
    try {
      await signOut();
      session.signOut();
      navigate('/login');
    } catch (error) {
      console.error('Sign-out failed', error);
    }
  };

  return (
    <>
      <form onSubmit={submit} noValidate className="mt-6 bg-sheet p-5 shadow-sheet sm:p-8">
        <Tabs value={tab} onValueChange={setTab}>
          <TabList aria-label={text.tabs.label}>
            <TabTrigger value="personal">{text.tabs.personal}</TabTrigger>
            <TabTrigger value="address">{text.tabs.address}</TabTrigger>
            <TabTrigger value="security">{text.tabs.security}</TabTrigger>
          </TabList>
          <TabPanel value="personal" className="grid gap-5 pt-6">
            <PersonalFields {...fields} />
            <EmailState email={email} emailConfirmed={user.emailConfirmed} />
          </TabPanel>
          <TabPanel value="address" className="pt-6">
            <AddressFields form={form} />
          </TabPanel>
          <TabPanel value="security" className="pt-6">
            <SecurityFields {...fields} />
          </TabPanel>
        </Tabs>
        <div className="mt-8 flex flex-wrap gap-3 border-rule border-t pt-6">
          <Button type="submit" isBusy={save.isPending} busyLabel={text.updating}>
            {text.update}
          </Button>
          <Button tone="outline" onClick={leave}>
            {text.logout}
          </Button>
        </div>
      </form>
      {save.dialog}
    </>
  );
}

export default function ProfilePage() {
  const text = useText();
  usePageTitle(text.title);
  const user = useUser();
  const { data, isPending, error } = useProfile();
  useLinkedPart();
  if (!user) return <SignInNeeded title={text.title} text={text.signIn} />;
  if (isPending) return <ProfileSkeleton />;
  if (error) console.error('The profile could not be loaded', error);
  return (
    <div className="page pt-10 pb-20" style={{ maxWidth: '46rem' }}>
      <h1 className="headline text-title">{text.title}</h1>
      <ProfileSheet user={data ?? user} />
      <AddressBook />
      <MessageChoices />
      <div className="mt-6 bg-sheet p-5 shadow-sheet sm:p-8">
        <Sessions />
      </div>
      <YourData />
    </div>
  );
}
