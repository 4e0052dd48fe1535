import { zodResolver } from '@hookform/resolvers/zod';
import { profileBody } from '@print-shop/contracts/schemas';
import { Button, Field, Input } from '@print-shop/ui';
import { messageOf, roleOf, type SignedInUser, usePageTitle, useUser } from '@print-shop/web-kit';
import { Sessions } from '@print-shop/web-kit/sessions';
import { useForm } from 'react-hook-form';
import { MessageLine } from '../../message-line.tsx';
import { PageHead } from '../../page-head.tsx';
import { ROLE_NAMES } from '../../role-names.ts';
import { useMessage } from '../../use-message.ts';
import { useSaveProfile } from './api/save-profile.ts';
import { SecondFactor } from './components/second-factor.tsx';

function ProfileForm({ user: { name, email, phone } }: { user: SignedInUser }) {
  const { message, say } = useMessage();
  const save = useSaveProfile();
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: zodResolver(profileBody),
    defaultValues: { name, email, phone, password: '' },
  });
  const { errors } = formState;
  const submit = handleSubmit(({ password, ...profile }) =>
    save.mutate(password ? { ...profile, password } : profile, {
      onSuccess: (saved) => {
        reset({ name: saved.name, email: saved.email, phone: saved.phone, password: '' });
        say('good', 'Profile updated successfully!');
      },
      onError: (error) => say('bad', messageOf(error, 'Failed to update profile.')),
    }),
  );
  return (
    <>
      <form onSubmit={submit} noValidate className="grid max-w-xl gap-4 rounded border border-rule bg-sheet p-5">
        <Field label="Name" error={errors.name && 'Please write your name.'}>
          <Input autoComplete="name" {...register('name')} />
        </Field>
        <Field label="Email" error={errors.email?.message}>
          <Input type="email" autoComplete="email" {...register('email')} />
        </Field>
        <Field label="Phone" isOptional error={errors.phone?.message}>
          <Input type="tel" autoComplete="tel" {...register('phone')} />
        </Field>
        <Field
          label="New password"
          isOptional
          hint="At least 12 characters. A new one signs you out everywhere else."
          error={errors.password?.message}
        >
          <Input type="password" autoComplete="new-password" {...register('password')} />
        </Field>
        <Button type="submit" isBusy={save.isPending} busyLabel="Saving..." className="justify-self-start">
          Update Profile
        </Button>
        <MessageLine message={message} />
      </form>
      {save.dialog}
    </>
  );
}

/** Who is at the counter, and how they sign in. */
export default function ProfilePage() {
  usePageTitle('Profile');
  const user = useUser();
  const role = roleOf(user);
  if (!user) return null;
  return (
    <>
      <PageHead title="Profile" text={`Your own account. Your role is ${role ? ROLE_NAMES[role] : 'Customer'}.`} />
      <div className="grid gap-6 lg:grid-cols-2 lg:items-start">
        <ProfileForm user={user} />
        <SecondFactor />
        <div className="max-w-xl rounded border border-rule bg-sheet p-5">
          <Sessions />
        </div>
      </div>
    </>
  );
}
