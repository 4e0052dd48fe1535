import { zodResolver } from '@hookform/resolvers/zod';
import type { Invitation } from '@print-shop/contracts';
import { inviteBody } from '@print-shop/contracts/schemas';
import { Field, Input } from '@print-shop/ui';
import { useSentences } from '@print-shop/web-kit/sentences';
import { useForm } from 'react-hook-form';
import { FormDialog } from '../../../form-dialog.tsx';
import { useInvite } from '../api/use-staff-changes.ts';
import { useText } from '../messages/index.ts';
import { RoleChoice } from './role-choice.tsx';

interface InviteDialogProps {
  onClose: () => void;
  onInvited: (invitation: Invitation) => void;
}

export function InviteDialog({ onClose, onInvited }: InviteDialogProps) {
  const text = useText();
  const { said } = useSentences();
  const invite = useInvite();
  const form = useForm({
    resolver: zodResolver(inviteBody),
    defaultValues: { name: '', email: '', role: 'production' as const },
  });
  const { register, formState } = form;
  const { errors } = formState;
  const faultOf = (field: keyof typeof errors) => errors[field]?.message && said(errors[field].message);
  return (
    <FormDialog
      title={text.invite}
      lead={text.inviteLead}
      form={form}
      sending={invite}
      onSuccess={onInvited}
      failed={text.inviteFailed}
      submit={text.sendInvitation}
      busy={text.inviting}
      onClose={onClose}
    >
      <Field label={text.name} error={faultOf('name')}>
        <Input autoComplete="off" {...register('name')} />
      </Field>
      <Field label={text.email} hint={text.emailHint} error={faultOf('email')}>
        <Input type="email" autoComplete="off" {...register('email')} />
      </Field>
      <RoleChoice field={register('role')} error={faultOf('role')} />
      {invite.dialog}
    </FormDialog>
  );
}
