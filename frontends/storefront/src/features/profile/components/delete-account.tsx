import { session } from '@print-shop/web-kit';
import { PasswordDialog } from '@print-shop/web-kit/sign-in-again';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useRefusal } from '../../../account-frame/use-refusal.ts';
import { deleteAccount } from '../api/use-data-export.ts';
import { useText } from '../messages/index.ts';

/** Explains what is deleted and what is kept, and deletes the account after the current password was entered. */
export function DeleteAccount({ onClose }: { onClose: () => void }) {
  const text = useText().yourData;
  const refusal = useRefusal();
  const navigate = useNavigate();
  const deletion = useMutation({
    mutationFn: deleteAccount,
    onSuccess: () => {
      session.signOut();
      navigate('/');
    },
  });
  return (
    <PasswordDialog
      title={text.deleteTitle}
      description={text.deleteLead}
      hint={text.passwordHint}
      fault={deletion.error ? refusal(deletion.error, text.refusals, text.deleteFailed) : undefined}
      isBusy={deletion.isPending}
      labels={{ submit: text.deleteNow, busy: text.deleting, leave: text.keep }}
      onPassword={deletion.mutate}
      onClose={onClose}
    >
      <ul className="mb-5 grid list-disc gap-2 pl-6 marker:text-cyan">
        {text.deletePoints.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </PasswordDialog>
  );
}
