import { zodResolver } from '@hookform/resolvers/zod';
import type { Invitation } from '@print-shop/contracts';
import { inviteBody } from '@print-shop/contracts/schemas';
import { Button, Dialog, Field, FormMessage, Input } from '@print-shop/ui';
import { messageOf } from '@print-shop/web-kit';
import { useForm } from 'react-hook-form';
import { useInvite } from '../use-staff-changes.ts';
import { RoleChoice } from './role-choice.tsx';

interface InviteDialogProps {
  onClose: () => void;
  onInvited: (invitation: Invitation) => void;
}

/** Asks for a new colleague's name, address and role. */
export function InviteDialog({ onClose, onInvited }: InviteDialogProps) {
  const invite = useInvite();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(inviteBody),
    defaultValues: { name: '', email: '', role: 'production' as const },
  });
  const { errors } = formState;
  const submit = handleSubmit((body) => invite.mutate(body, { onSuccess: onInvited }));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Invite a colleague"
      description="They get a mail with a link, which works once, for 72 hours. There they choose a password."
    >
      <form onSubmit={submit} noValidate className="grid gap-4">
        <Field label="Name" error={errors.name?.message}>
          <Input autoComplete="off" {...register('name')} />
        </Field>
        <Field label="Email" hint="An address that has no account in the shop." error={errors.email?.message}>
          <Input type="email" autoComplete="off" {...register('email')} />
        </Field>
        <RoleChoice field={register('role')} error={errors.role?.message} />
        {invite.isError && (
          <FormMessage>{messageOf(invite.error, 'The invitation could not be sent. Please try again.')}</FormMessage>
        )}
        <Button type="submit" isBusy={invite.isPending} busyLabel="Inviting...">
          Send invitation
        </Button>
      </form>
      {invite.dialog}
    </Dialog>
  );
}
