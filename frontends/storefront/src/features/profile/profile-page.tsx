import { zodResolver } from '@hookform/resolvers/zod';
import { profileBody, type User } from '@print-shop/contracts';
import { Button, Spinner, TabList, TabPanel, Tabs, TabTrigger, toast } from '@print-shop/ui';
import { session, usePageTitle, useUser } from '@print-shop/web-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { z } from 'zod';
import { SignInNeeded } from '../../account-frame/sign-in-needed.tsx';
import { signOut } from './api/sign-out.ts';
import { useProfile, useSaveProfile } from './api/use-profile.ts';
import { AddressFields, PersonalFields, SecurityFields } from './components/profile-fields.tsx';

export type ProfileForm = z.input<typeof profileBody>;

function ProfileSheet({ user }: { user: User }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const save = useSaveProfile();
  const { name, email, phone, address } = user;
  const { register, handleSubmit, resetField, formState } = useForm({
    resolver: zodResolver(profileBody),
    defaultValues: { name, email, phone, address, password: '' },
  });
  const fields = { register, errors: formState.errors };

  const submit = handleSubmit(
    ({ password, ...profile }) =>
      save.mutate(password ? { ...profile, password } : profile, {
        onSuccess: () => {
          resetField('password');
          toast('Profile updated successfully!');
        },
        onError: () => toast('Failed to update profile.', 'bad'),
      }),
    () => toast('Failed to update profile.', 'bad'),
  );
  const leave = async () => {
    try {
      await signOut();
      session.signOut();
      queries.clear();
      navigate('/login');
    } catch (error) {
      console.error('Sign-out failed', error);
    }
  };

  return (
    <form onSubmit={submit} noValidate className="mt-6 bg-sheet p-5 shadow-sheet sm:p-8">
      <Tabs defaultValue="personal">
        <TabList aria-label="Profile">
          <TabTrigger value="personal">Personal Info</TabTrigger>
          <TabTrigger value="address">Address</TabTrigger>
          <TabTrigger value="security">Security</TabTrigger>
        </TabList>
        <TabPanel value="personal" className="grid gap-5 pt-6">
          <PersonalFields {...fields} />
        </TabPanel>
        <TabPanel value="address" className="pt-6">
          <AddressFields {...fields} />
        </TabPanel>
        <TabPanel value="security" className="pt-6">
          <SecurityFields {...fields} />
        </TabPanel>
      </Tabs>
      <div className="mt-8 flex flex-wrap gap-3 border-rule border-t pt-6">
        <Button type="submit" isBusy={save.isPending} busyLabel="Updating...">
          Update Profile
        </Button>
        <Button tone="outline" onClick={leave}>
          Logout
        </Button>
      </div>
    </form>
  );
}

export default function ProfilePage() {
  usePageTitle('My Profile');
  const user = useUser();
  const { data, isPending, error } = useProfile();
  if (!user) return <SignInNeeded title="My Profile" text="Please sign in to see and change your profile." />;
  if (isPending) return <Spinner label="Loading your profile..." />;
  if (error) console.error('The profile could not be loaded', error);
  return (
    <div className="page pt-10 pb-20" style={{ maxWidth: '46rem' }}>
      <h1 className="headline text-title">My Profile</h1>
      <ProfileSheet user={data ?? user} />
    </div>
  );
}
