import { Button, Dialog, Field, FormMessage, Input } from '@print-shop/ui';
import { session } from '@print-shop/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useRefusal } from '../../../account-frame/use-refusal.ts';
import { deleteAccount } from '../api/use-data-export.ts';
import { useText } from '../messages/index.ts';

/** Says what goes and what stays, and deletes the account with the current password. */
export function DeleteAccount({ onClose }: { onClose: () => void }) {
  const text = useText().yourData;
  const refusal = useRefusal();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [password, setPassword] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const deletion = useMutation({
    mutationFn: deleteAccount,
    onSuccess: () => {
      session.signOut();
      queries.clear();
      navigate('/');
    },
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    deletion.mutate(password);
  };
  return (
    <Dialog isOpen onClose={onClose} title={text.deleteTitle} description={text.deleteLead} focusFirst={field}>
      <ul className="mb-5 grid list-disc gap-2 pl-6 marker:text-cyan">
        {text.deletePoints.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <form onSubmit={submit} noValidate className="grid gap-5">
        <FormMessage>
          {deletion.error ? refusal(deletion.error, text.refusals, text.deleteFailed) : undefined}
        </FormMessage>
        <Field label={text.password} hint={text.passwordHint}>
          <Input
            ref={field}
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isBusy={deletion.isPending} busyLabel={text.deleting}>
            {text.deleteNow}
          </Button>
          <Button tone="outline" onClick={onClose}>
            {text.keep}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
