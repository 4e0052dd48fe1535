import type { getSecondFactor, RouteResult } from '@print-shop/contracts';
import { formatDate } from '@print-shop/i18n';
import { Button } from '@print-shop/ui';
import type { ReactNode } from 'react';
import { useText } from '../messages/index.ts';

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

/** The second factors of a member of staff, with the ways to remove them. */
export function FactorList({ factors, isBusy, onRemoveApp, onRemovePasskey, onNewCodes }: FactorListProps) {
  const text = useText().secondFactor;
  const { totp, passkeys, recoveryCodesLeft } = factors;
  return (
    <ul>
      {totp && (
        <Row title={text.app} detail={text.addedOn(formatDate(totp.addedAt))}>
          <Button tone="danger" size="small" isBusy={isBusy} aria-label={text.removeApp} onClick={onRemoveApp}>
            {text.remove}
          </Button>
        </Row>
      )}
      {passkeys.map(({ _id, name, addedAt, lastUsedAt }) => (
        <Row
          key={_id}
          title={text.passkey(name)}
          detail={
            lastUsedAt
              ? text.passkeyUsed(formatDate(addedAt), formatDate(lastUsedAt))
              : text.passkeyUnused(formatDate(addedAt))
          }
        >
          <Button
            tone="danger"
            size="small"
            isBusy={isBusy}
            aria-label={text.removePasskey(name)}
            onClick={() => onRemovePasskey(_id)}
          >
            {text.remove}
          </Button>
        </Row>
      ))}
      {(totp || passkeys.length > 0) && (
        <Row title={text.codes} detail={text.codesLeft(recoveryCodesLeft)}>
          <Button tone="outline" size="small" isBusy={isBusy} onClick={onNewCodes}>
            {text.newCodes}
          </Button>
        </Row>
      )}
    </ul>
  );
}
