import type { RouteContract, RouteResult } from '@print-shop/contracts';
import { ApiError } from './api-error.ts';
import { checkSession } from './call.ts';
import { session } from './session-hooks.ts';

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Sends one file to an upload route; tells how far it is, 0 to 100. */
export function uploadFile<R extends RouteContract>(
  contract: R,
  file: File,
  onProgress?: (percent: number) => void,
): Promise<RouteResult<R>> {
  const { upload } = contract;
  if (!upload) throw new Error(`${contract.id} takes no file`);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const token = session.token();
    request.open(contract.method.toUpperCase(), contract.path);
    request.setRequestHeader('accept', 'application/json');
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) onProgress?.(Math.round((event.loaded / event.total) * 100));
    });
    request.addEventListener('load', () => {
      const body = parse(request.responseText);
      if (request.status >= 200 && request.status < 300) {
        onProgress?.(100);
        resolve(body as RouteResult<R>);
        return;
      }
      checkSession(request.status, token);
      reject(ApiError.fromBody(request.status, body));
    });
    request.addEventListener('error', () =>
      reject(new ApiError(0, 'The file could not be sent. Please check your connection.', 'unreachable')),
    );
    const form = new FormData();
    form.append(upload.field, file, file.name);
    request.send(form);
  });
}
