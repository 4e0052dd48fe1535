import { undoChange } from '@print-shop/contracts';
import { call } from '@print-shop/web-kit';

export const undo = (token: string) => call(undoChange, { body: { token } });
