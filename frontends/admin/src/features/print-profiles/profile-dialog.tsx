import type { StoredPrintProfile } from '@print-shop/contracts';
import { FormMessage } from '@print-shop/ui';
import { useForm } from 'react-hook-form';
import { FormDialog } from '../../form-dialog.tsx';
import { useStaffText } from '../../messages/index.ts';
import { useSaveProfile } from './api/use-print-profiles.ts';
import { useText } from './messages/index.ts';
import { draftOf, type Fault, profileResolver } from './profile-draft.ts';
import { ProfileFields } from './profile-fields.tsx';

const faultWordsIn =
  ({ faults }: ReturnType<typeof useText>) =>
  (fault: Fault): string =>
    fault.kind === 'least' || fault.kind === 'most' ? faults[fault.kind](fault.bound) : faults[fault.kind];

interface ProfileDialogProps {
  profile: StoredPrintProfile;
  onClose: () => void;
  onSaved: () => void;
}

export function ProfileDialog({ profile, onClose, onSaved }: ProfileDialogProps) {
  const text = useText();
  const { saving: busy } = useStaffText();
  const form = useForm({ defaultValues: draftOf(profile), resolver: profileResolver(faultWordsIn(text)) });
  const saving = useSaveProfile();
  return (
    <FormDialog
      title={text.of(profile.productType)}
      size="large"
      form={form}
      sending={saving}
      onSuccess={onSaved}
      failed={text.saveFailed}
      submit={text.save}
      busy={busy}
      onClose={onClose}
    >
      <ProfileFields form={form} />
      <FormMessage>{Object.keys(form.formState.errors).length > 0 ? text.hasFaults : undefined}</FormMessage>
    </FormDialog>
  );
}
