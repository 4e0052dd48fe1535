import { undoChange } from '@print-shop/contracts/client';
import { call } from '@print-shop/web-kit';

export const undo = (token: string) => call(undoChange, { body: { token } });
