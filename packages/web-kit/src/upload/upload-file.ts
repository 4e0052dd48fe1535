import type { ClientRoute, ContractOf } from '@print-shop/contracts';
import type { CallResult } from '@print-shop/web-kit';
import type { z } from 'zod';
import { send, type UploadOptions } from './send.ts';

interface UploadFields<Route extends ClientRoute> {
  fields?: z.input<NonNullable<ContractOf<Route>['body']>>;
}

/** Sends one file to an upload route, with its text fields, as `send` does. */
export async function uploadFile<Route extends ClientRoute>(
  contract: Route,
  file: File,
  { fields, ...options }: UploadOptions & UploadFields<Route> = {},
): Promise<CallResult<Route>> {
  const { upload } = contract;
  if (!upload) throw new Error(`${contract.id} takes no file`);
  const form = new FormData();
  for (const [name, value] of Object.entries((fields ?? {}) as object))
    if (value !== undefined) form.append(name, String(value));
  form.append(upload.field, file, file.name);
  return (await send(contract, { url: contract.path, body: form }, options)) as CallResult<Route>;
}
