import { zodResolver } from '@hookform/resolvers/zod';
import type { Invitation } from '@print-shop/contracts';
import { inviteBody } from '@print-shop/contracts/schemas';
import { Button, Dialog, Field, FormMessage, Input } from '@print-shop/ui';
import { messageOf } from '@print-shop/web-kit';
import { useSentences } from '@print-shop/web-kit/sentences';
import { useForm } from 'react-hook-form';
import { useText } from '../messages/index.ts';
import { useInvite } from '../use-staff-changes.ts';
import { RoleChoice } from './role-choice.tsx';

interface InviteDialogProps {
  onClose: () => void;
  onInvited: (invitation: Invitation) => void;
}

/** Asks for a new colleague's name, address and role. */
export function InviteDialog({ onClose, onInvited }: InviteDialogProps) {
  const text = useText();
  const { said } = useSentences();
  const invite = useInvite();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(inviteBody),
    defaultValues: { name: '', email: '', role: 'production' as const },
  });
  const { errors } = formState;
  const faultOf = (field: keyof typeof errors) => errors[field]?.message && said(errors[field].message);
  const submit = handleSubmit((body) => invite.mutate(body, { onSuccess: onInvited }));
  return (
    <Dialog isOpen onClose={onClose} title={text.invite} description={text.inviteLead}>
      <form onSubmit={submit} noValidate className="grid gap-4">
        <Field label={text.name} error={faultOf('name')}>
          <Input autoComplete="off" {...register('name')} />
        </Field>
        <Field label={text.email} hint={text.emailHint} error={faultOf('email')}>
          <Input type="email" autoComplete="off" {...register('email')} />
        </Field>
        <RoleChoice field={register('role')} error={faultOf('role')} />
        {invite.isError && <FormMessage>{messageOf(invite.error, text.inviteFailed)}</FormMessage>}
        <Button type="submit" isBusy={invite.isPending} busyLabel={text.inviting}>
          {text.sendInvitation}
        </Button>
      </form>
      {invite.dialog}
    </Dialog>
  );
}
