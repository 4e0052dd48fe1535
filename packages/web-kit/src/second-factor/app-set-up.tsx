import { Region } from '@print-shop/web-kit/region';
import { QRCodeSVG } from 'qrcode.react';
import { confirmTotp, useTotpSecret } from './api/totp.ts';
import { CodeForm } from './code-form.tsx';
import { useText } from './messages/index.ts';
import type { StepProps } from './step.ts';
import { useFailure } from './use-failure.ts';

/** Groups of four letters, which are easier to copy by hand. */
const inGroups = (secret: string): string => secret.replace(/(.{4})(?!$)/g, '$1 ');

/** Sets up an authenticator app: shows the secret as a QR code and as text, and asks for the first code. */
export function AppSetUp({ ticket, onAdded, onOver }: StepProps) {
  const text = useText();
  const failure = useFailure();
  const start = useTotpSecret(ticket);
  return (
    <Region query={start} loading={text.loading} failed={failure(start.error)}>
      {({ secret, uri }) => (
        <div className="grid gap-5">
          <p>{text.appLead}</p>
          <div className="justify-self-center rounded bg-white p-3">
            <QRCodeSVG value={uri} title={text.qr} role="img" size={184} />
          </div>
          <p className="text-small">
            {text.byHand} <code className="block break-words font-semibold">{inGroups(secret)}</code>
          </p>
          <CodeForm
            label={text.code}
            hint={text.codeHint}
            isDigits
            submitLabel={text.confirm}
            onOver={onOver}
            onCode={async (code) => onAdded(await confirmTotp(ticket, code))}
          />
        </div>
      )}
    </Region>
  );
}
