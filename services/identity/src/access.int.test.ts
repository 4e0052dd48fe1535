import { routesByService } from '@print-shop/contracts';
import { callers, describeAccess, importRows } from '@print-shop/test-kit';
import { type Identity, openIdentity } from './identity.fixture.ts';

let identity: Identity;
let count = 0;
const newEmail = () => `new-${++count}@example.com`;

beforeAll(async () => {
  identity = await openIdentity({
    LOGIN_LIMIT_PER_ADDRESS: '1000',
    LOGIN_LIMIT_PER_ACCOUNT: '1000',
    MESSAGE_LIMIT_PER_ADDRESS: '1000',
    RESET_LIMIT_PER_ACCOUNT: '1000',
    // Nothing listens there, so emails stay queued.
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'Shop <shop@example.com>',
    PUBLIC_URL: 'https://shop.example',
    KEEP_CONTACT_MESSAGES: 'true',
  });
});
afterAll(() => identity.close());

/** Makes sure that the table's callers have accounts, also after one of them has been deleted. */
async function ensureCallers(): Promise<void> {
  const { anonymous: _, ...people } = callers;
  for (const { id, ...person } of Object.values(people)) {
    const document = { ...person, isAdmin: 'role' in person, words: [], outbox: [], deletedAt: null };
    await identity.users.replaceOne({ _id: id }, document, { upsert: true });
    await identity.redis.del(`revoked:user:${id}`);
  }
}

async function anInvitation(): Promise<string> {
  const email = newEmail();
  const times = { invitedAt: new Date(), requestedAt: new Date(), expiresAt: new Date(Date.now() + 60_000) };
  const { id } = await identity.invitations.create({
    ...times,
    name: 'New',
    email,
    openFor: email,
    role: 'manager',
    invitedBy: 'Meera',
  });
  return id;
}

/** For staff of every role, not for customers. */
const ownOfStaff = async () => {
  await ensureCallers();
  return { expected: { customer: 403, other: 403 } };
};

const aView = { list: 'orders', name: 'Late', address: 'leave=late', hidden: [] };
const anAddress = { street: '14 Ring Road', city: 'Delhi', country: 'India', pincode: '110024' };

const passkey = {
  id: 'x',
  rawId: 'x',
  type: 'public-key',
  response: { clientDataJSON: 'x', attestationObject: 'x' },
};

describeAccess({
  routes: routesByService.identity ?? [],
  app: () => identity.server,
  tokens: () => ({
    for: ({ id, role, name = '', email = '' }) =>
      identity.tokens.issue({ id, isAdmin: role !== undefined, role, name, email }),
  }),
  rows: {
    ...importRows('Customer'),
    previewAccountMail: { params: { kind: 'password-reset' }, query: { language: 'hi' } },
    sendTestAccountMail: { params: { kind: 'password-reset' }, body: { language: 'hi' } },
    register: () => ({ body: { name: 'New', email: newEmail(), password: 'a-good-password' } }),
    // The 401 is for wrong credentials; the route itself is open.
    login: async () => {
      const email = newEmail();
      const { hashPassword } = await import('./session/password.ts');
      await identity.store.create({ name: 'New', email, passwordHash: await hashPassword('a-good-password') });
      return { body: { login: email, password: 'a-good-password' } };
    },
    startGoogleLogin: () => ({ expected: googleIsOff }),
    googleLogin: () => ({ body: { idToken: 'x' }, expected: googleIsOff }),
    forgotPassword: { body: { login: 'asha@example.com' } },
    // The refusal is for an expired link; the route itself is open.
    resetPassword: { body: { token: 'of-no-mail', password: 'a-good-password' } },
    undoChange: { body: { token: 'of-no-mail' } },
    // The refusals are for a shop without the key, and for an expired link; the routes themselves are open.
    askEmailConfirmation: {},
    confirmEmail: { body: { token: 'of-no-mail' } },
    sendContactMessage: { body: { name: 'Ravi', email: 'ravi@example.com', message: 'Do you print on steel?' } },
    listContactMessages: {},
    listAuditEntries: {},
    listSecurityEvents: {},
    recordExport: { body: { list: 'invoices' } },
    listListViews: {},
    addListView: { body: aView },
    changeListView: { params: { id: '0123456789abcdef01234567' }, body: aView },
    removeListView: { params: { id: '0123456789abcdef01234567' } },
    logout: {},
    // The refusal is for a missing ticket; the route itself is open.
    secondFactorLogin: { body: { ticket: 'x', code: '123456' } },
    startPasskeyLogin: { body: { ticket: 'x' } },
    startTotp: { body: { ticket: 'x' } },
    addTotp: { body: { ticket: 'x', code: '123456' } },
    startPasskey: { body: { ticket: 'x' } },
    addPasskey: { body: { ticket: 'x', name: 'Phone', passkey } },
    getSecondFactor: ownOfStaff,
    openSecondFactorSetUp: ownOfStaff,
    removeTotp: ownOfStaff,
    removePasskey: async () => ({ ...(await ownOfStaff()), params: { id: 'x' } }),
    renewRecoveryCodes: ownOfStaff,
    listSessions: {},
    // The refusal is for an unknown session; the route itself is open.
    endSession: { params: { id: '00000000-0000-4000-8000-000000000000' } },
    endOtherSessions: async () => {
      await ensureCallers();
      return {};
    },
    getUser: async () => {
      await ensureCallers();
      return { params: { id: callers.customer.id } };
    },
    updateProfile: async () => {
      await ensureCallers();
      return { body: { name: 'Renamed' } };
    },
    listAddresses: async () => {
      await ensureCallers();
      return {};
    },
    addAddress: async () => {
      await ensureCallers();
      return { body: anAddress };
    },
    // The refusals are for an unknown address; the routes themselves are open.
    changeAddress: { params: { id: '0123456789abcdef01234567' }, body: anAddress },
    removeAddress: { params: { id: '0123456789abcdef01234567' } },
    findPlace: { params: { pin: '110024' } },
    requestDataExport: async () => {
      await ensureCallers();
      await identity.dataExports.deleteMany({});
      await identity.redis.del(`identity:data-export:${callers.customer.id}`);
      return {};
    },
    getDataExport: {},
    // The refusal is for an expired link; the route itself is open.
    downloadDataExport: { body: { token: 'of-no-mail' } },
    deleteProfile: async () => {
      await ensureCallers();
      return {};
    },
    listStaff: {},
    listInvitations: {},
    inviteStaff: () => ({ body: { name: 'New', email: newEmail(), role: 'production' } }),
    resendInvitation: async () => ({ params: { id: await anInvitation() } }),
    withdrawInvitation: async () => ({ params: { id: await anInvitation() } }),
    // The refusal is for an expired link; the route itself is open.
    joinStaff: { body: { token: 'of-no-mail', name: 'New', password: 'a-good-long-password' } },
    setStaffRole: async () => {
      await ensureCallers();
      return { params: { id: callers.production.id }, body: { role: 'catalogue' } };
    },
    setStaffStatus: async () => {
      await ensureCallers();
      return { params: { id: callers.production.id }, body: { status: 'disabled' } };
    },
    signOutStaff: async () => {
      await ensureCallers();
      return { params: { id: callers.production.id } };
    },
    removeStaffSecondFactor: async () => {
      await ensureCallers();
      const totp = { secret: 'x', lastStep: 0, addedAt: new Date() };
      const secondFactor = { totp, passkeys: [], recoveryCodes: [] };
      await identity.users.updateOne({ _id: callers.production.id }, { $set: { secondFactor } });
      return { params: { id: callers.production.id } };
    },
    listUsers: { query: { search: 'asha', role: 'customer', sort: 'name' } },
    exportUsers: {},
  },
});

const googleIsOff = { anonymous: 404, customer: 404, other: 404, staff: 404 } as const;
