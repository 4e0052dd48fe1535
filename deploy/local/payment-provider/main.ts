import { startPaymentProvider } from './server.ts';

const { HOST, PORT = '8026', WEBHOOK_URL = '', KEY_ID = '', KEY_SECRET = '', WEBHOOK_SECRET = '' } = process.env;

const provider = await startPaymentProvider({
  ...(HOST ? { host: HOST } : {}),
  port: Number(PORT),
  webhookUrl: WEBHOOK_URL,
  keyId: KEY_ID,
  keySecret: KEY_SECRET,
  webhookSecret: WEBHOOK_SECRET,
  folder: process.env.PAYMENTS_FOLDER ?? '.local/payments',
});

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => void provider.close().then(() => process.exit(0)));
