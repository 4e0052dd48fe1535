import type { getSecondFactor, RouteResult } from '@print-shop/contracts';
import { formatDate } from '@print-shop/i18n';
import { Button } from '@print-shop/ui';
import type { ReactNode } from 'react';

export type SecondFactors = RouteResult<typeof getSecondFactor>;

interface FactorListProps {
  factors: SecondFactors;
  isBusy: boolean;
  onRemoveApp: () => void;
  onRemovePasskey: (id: string) => void;
  onNewCodes: () => void;
}

function Row({ title, detail, children }: { title: string; detail: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-rule border-t py-3">
      <div className="min-w-0">
        <p className="break-words font-semibold">{title}</p>
        <p className="text-ink-soft text-small">{detail}</p>
      </div>
      {children}
    </li>
  );
}

/** What a member of staff has, with the ways to remove it. */
export function FactorList({ factors, isBusy, onRemoveApp, onRemovePasskey, onNewCodes }: FactorListProps) {
  const { totp, passkeys, recoveryCodesLeft } = factors;
  return (
    <ul>
      {totp && (
        <Row title="Authenticator app" detail={`Added on ${formatDate(totp.addedAt)}`}>
          <Button
            tone="danger"
            size="small"
            isBusy={isBusy}
            aria-label="Remove the authenticator app"
            onClick={onRemoveApp}
          >
            Remove
          </Button>
        </Row>
      )}
      {passkeys.map(({ _id, name, addedAt, lastUsedAt }) => (
        <Row
          key={_id}
          title={`Passkey: ${name}`}
          detail={`Added on ${formatDate(addedAt)}, ${lastUsedAt ? `last used on ${formatDate(lastUsedAt)}` : 'not used yet'}`}
        >
          <Button
            tone="danger"
            size="small"
            isBusy={isBusy}
            aria-label={`Remove the passkey ${name}`}
            onClick={() => onRemovePasskey(_id)}
          >
            Remove
          </Button>
        </Row>
      ))}
      {(totp || passkeys.length > 0) && (
        <Row
          title="Recovery codes"
          detail={`${recoveryCodesLeft} of 10 left. Each signs you in once without your phone.`}
        >
          <Button tone="outline" size="small" isBusy={isBusy} onClick={onNewCodes}>
            Make new codes
          </Button>
        </Row>
      )}
    </ul>
  );
}
