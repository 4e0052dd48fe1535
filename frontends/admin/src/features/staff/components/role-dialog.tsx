import type { StaffMember } from '@print-shop/contracts';
import { useForm } from 'react-hook-form';
import { FormDialog } from '../../../form-dialog.tsx';
import { useStaffText } from '../../../messages/index.ts';
import { useSetRole } from '../api/use-staff-changes.ts';
import { useText } from '../messages/index.ts';
import { RoleChoice } from './role-choice.tsx';

interface RoleDialogProps {
  member: StaffMember;
  onClose: () => void;
  onChanged: (member: StaffMember) => void;
}

export function RoleDialog({ member, onClose, onChanged }: RoleDialogProps) {
  const text = useText();
  const { saving } = useStaffText();
  const form = useForm({ defaultValues: { role: member.role } });
  const { errors, isDirty } = form.formState;
  const change = useSetRole(member._id);
  return (
    <FormDialog
      title={text.changeRoleTitle(member.name)}
      lead={text.roleHoldsAtOnce}
      form={form}
      sending={change}
      onSuccess={onChanged}
      failed={text.roleFailed}
      submit={text.changeRole}
      busy={saving}
      isDisabled={!isDirty}
      onClose={onClose}
    >
      <RoleChoice field={form.register('role')} error={errors.role?.message} />
      {change.dialog}
    </FormDialog>
  );
}
