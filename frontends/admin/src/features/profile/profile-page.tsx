import { zodResolver } from '@hookform/resolvers/zod';
import { profileBody } from '@print-shop/contracts/schemas';
import { Button, Field, Input } from '@print-shop/ui';
import { messageOf, roleOf, type SignedInUser, usePageTitle, useUser } from '@print-shop/web-kit';
import { useLeaveGuard } from '@print-shop/web-kit/leave-guard';
import { useSentences } from '@print-shop/web-kit/sentences';
import { Sessions } from '@print-shop/web-kit/sessions';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { MessageLine } from '../../message-line.tsx';
import { useStaffText } from '../../messages/index.ts';
import { PageHead } from '../../page-head.tsx';
import { useMessage } from '../../use-message.ts';
import { useSaveProfile } from './api/save-profile.ts';
import { SecondFactor } from './components/second-factor.tsx';
import { useText } from './messages/index.ts';

function ProfileForm({ user: { name, email, phone } }: { user: SignedInUser }) {
  const text = useText();
  const { saving } = useStaffText();
  const { said } = useSentences();
  const { message, say } = useMessage();
  const save = useSaveProfile();
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: zodResolver(profileBody),
    defaultValues: { name, email, phone, password: '' },
  });
  const { errors, isDirty } = formState;
  useLeaveGuard(isDirty && !save.isPending);
  const faultOf = (field: 'email' | 'phone' | 'password') => errors[field]?.message && said(errors[field].message);
  const submit = handleSubmit(({ password, ...profile }) =>
    save.mutate(password ? { ...profile, password } : profile, {
      onSuccess: (saved) => {
        reset({ name: saved.name, email: saved.email, phone: saved.phone, password: '' });
        say('good', text.updated);
      },
      onError: (error) => say('bad', messageOf(error, text.updateFailed)),
    }),
  );
  return (
    <>
      <form onSubmit={submit} noValidate className="grid max-w-xl gap-4 rounded border border-rule bg-sheet p-5">
        <Field label={text.name} error={errors.name && text.nameMissing}>
          <Input autoComplete="name" {...register('name')} />
        </Field>
        <Field label={text.email} error={faultOf('email')}>
          <Input type="email" autoComplete="email" {...register('email')} />
        </Field>
        <Field label={text.phone} isOptional error={faultOf('phone')}>
          <Input type="tel" autoComplete="tel" {...register('phone')} />
        </Field>
        <Field label={text.newPassword} isOptional hint={text.passwordHint} error={faultOf('password')}>
          <Input type="password" autoComplete="new-password" {...register('password')} />
        </Field>
        <Button type="submit" isBusy={save.isPending} busyLabel={saving} className="justify-self-start">
          {text.update}
        </Button>
        <MessageLine message={message} />
      </form>
      {save.dialog}
    </>
  );
}

/** The member of staff at the counter, and their ways to sign in. */
export default function ProfilePage() {
  const text = useText();
  const { roles } = useStaffText();
  usePageTitle(text.title);
  const user = useUser();
  const role = roleOf(user);
  if (!user) return null;
  return (
    <>
      <PageHead title={text.title} text={text.lead(role ? roles[role] : text.customer)}>
        <Link to="/profile#messages" className="font-semibold text-action text-small underline">
          {text.messages}
        </Link>
      </PageHead>
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
