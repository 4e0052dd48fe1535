import { z } from 'zod';
import { consentInput } from '../consent.ts';
import { ROLES } from '../permissions.ts';
import { isPhone, visiblePhone } from '../phone.ts';
import { defineRoute } from '../route.ts';
import { type Sentence, sentence } from '../sentence.ts';
import {
  emailInput,
  fileContent,
  isoDate,
  messageSchema,
  nameInput,
  objectId,
  pageQuery,
  requiredName,
  searchText,
  withinReach,
  withoutColumns,
} from '../shared.ts';
import { secondFactorAsked } from './second-factor-asked.ts';

const USER_SORTS = ['joined', '-joined', 'name', '-name'] as const;

const LOGIN_REQUIRED = sentence('Please enter your email/phone and password.');
const REGISTER_REQUIRED = sentence('Name, email, and password are required.');
const LEAST_PASSWORD = 8;
const MOST_PASSWORD = 200;
const SHORT_PASSWORD = sentence(`Password must have at least ${LEAST_PASSWORD} characters.`);
const LONG_PASSWORD = sentence(`Password must have at most ${MOST_PASSWORD} characters.`);

const line = z.string().trim().max(200);
/** A telephone number as people write it (`isPhone`), or the empty text. */
export const optionalPhone = z
  .string()
  .overwrite(visiblePhone)
  .max(20)
  .refine((phone) => phone === '' || isPhone(phone), sentence('Please enter a valid phone number.'))
  .meta({ description: 'Mobile or landline with area code; a foreign one with + and country code' });

/** Every part may be empty. */
const addressSchema = z.object({
  street: line.default(''),
  city: line.default(''),
  state: line.default(''),
  country: line.default(''),
  pincode: z.string().trim().max(20).default(''),
});
export type Address = z.output<typeof addressSchema>;

export const userSchema = z
  .object({
    _id: objectId,
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    address: addressSchema,
    isAdmin: z.boolean().meta({ description: 'Whether it is a member of staff' }),
    role: z.enum(ROLES).optional().meta({ description: 'What staff may do follows from it; customers have none' }),
    emailConfirmed: z
      .boolean()
      .meta({ description: 'Whether the person has shown that they read the email of this address' }),
    createdAt: isoDate,
  })
  .meta({ id: 'User' });
export type User = z.output<typeof userSchema>;

export const newPassword = (required: Sentence) =>
  z
    .string({ error: required })
    .min(1, required)
    .min(LEAST_PASSWORD, SHORT_PASSWORD)
    .max(MOST_PASSWORD, LONG_PASSWORD)
    .meta({ description: 'Common passwords are refused; staff need 12 characters' });

export const loginBody = z.object(
  {
    login: z.string({ error: LOGIN_REQUIRED }).trim().min(1, LOGIN_REQUIRED).max(254),
    password: z.string({ error: LOGIN_REQUIRED }).min(1, LOGIN_REQUIRED).max(200),
  },
  LOGIN_REQUIRED,
);

export const registerBody = z.object(
  {
    name: requiredName(120, REGISTER_REQUIRED),
    email: emailInput(REGISTER_REQUIRED),
    password: newPassword(REGISTER_REQUIRED),
    phone: optionalPhone.default(''),
    address: addressSchema.prefault({}),
    consent: consentInput,
  },
  REGISTER_REQUIRED,
);

export const currentPassword = z.string().max(MOST_PASSWORD, LONG_PASSWORD).optional();

export const profileBody = z.object({
  name: requiredName(120).optional(),
  email: emailInput().optional(),
  phone: optionalPhone.optional(),
  password: z
    .string()
    .max(MOST_PASSWORD, LONG_PASSWORD)
    .refine((value) => value === '' || value.length >= LEAST_PASSWORD, SHORT_PASSWORD)
    .optional()
    .meta({
      description:
        'New password; it stays as it is when left out or empty. Common passwords are refused; staff need 12 characters',
    }),
  address: addressSchema.optional(),
  currentPassword: currentPassword.meta({
    description: 'Needed to change email or password more than 10 minutes after signing in',
  }),
});

/** Deleting an account needs the current password, unless the account signs in with Google only. */
const deleteProfileBody = z.object({ currentPassword }).prefault({});

const LOGIN_OF_ACCOUNT = sentence('Please enter your email or phone.');
export const forgotPasswordBody = z.object({
  login: z.string({ error: LOGIN_OF_ACCOUNT }).trim().min(1, LOGIN_OF_ACCOUNT).max(254),
  language: z.enum(['en', 'hi']).default('en').meta({ description: 'Language of the email' }),
});

const INCOMPLETE_LINK = sentence('The link is not complete.');
export const linkToken = z.string({ error: INCOMPLETE_LINK }).min(1, INCOMPLETE_LINK).max(200);

const signedLinkToken = z.string({ error: INCOMPLETE_LINK }).min(1, INCOMPLETE_LINK).max(1000);

export const resetPasswordBody = z.object({
  token: linkToken,
  password: newPassword(sentence('Please choose a new password.')),
});

export const login = defineRoute({
  id: 'login',
  method: 'post',
  path: '/api/users/login',
  access: 'anyone',
  summary: 'Sign in by email or phone',
  tag: 'users',
  body: loginBody,
  responses: { 200: z.object({ user: userSchema, token: z.string() }), 202: secondFactorAsked },
});

export const startGoogleLogin = defineRoute({
  id: 'startGoogleLogin',
  method: 'post',
  path: '/api/users/google/start',
  access: 'anyone',
  summary: "A nonce for Google's sign-in page, bound to this browser by a cookie",
  tag: 'users',
  responses: { 200: z.object({ nonce: z.string() }) },
});

export const googleLogin = defineRoute({
  id: 'googleLogin',
  method: 'post',
  path: '/api/users/google',
  access: 'anyone',
  summary:
    'Sign in with a Google ID token of a nonce that was given to this browser; name and email alone sign nobody in',
  tag: 'users',
  body: z.object({
    name: nameInput(120).optional(),
    email: z.string().trim().max(254).optional(),
    idToken: z
      .string({ error: sentence('A Google ID token is required.') })
      .min(1, sentence('A Google ID token is required.'))
      .max(8192),
    consent: consentInput,
  }),
  responses: { 200: userSchema.extend({ token: z.string() }), 202: secondFactorAsked },
});

export const register = defineRoute({
  id: 'register',
  method: 'post',
  path: '/api/users/register',
  access: 'anyone',
  summary: 'Open an account',
  tag: 'users',
  body: registerBody,
  responses: { 201: userSchema.extend({ message: z.string() }) },
});

export const forgotPassword = defineRoute({
  id: 'forgotPassword',
  method: 'post',
  path: '/api/users/forgot-password',
  access: 'anyone',
  summary: 'Email a link to set a new password; the answer does not reveal whether the account exists',
  tag: 'users',
  body: forgotPasswordBody,
  responses: { 202: messageSchema },
});

export const resetPassword = defineRoute({
  id: 'resetPassword',
  method: 'post',
  path: '/api/users/reset-password',
  access: 'anyone',
  summary: 'Set a new password by the token of an emailed link, once; voids every session',
  tag: 'users',
  body: resetPasswordBody,
  responses: { 200: messageSchema },
});

export const askEmailConfirmation = defineRoute({
  id: 'askEmailConfirmation',
  method: 'post',
  path: '/api/users/email-confirmation-mail',
  access: 'signed-in',
  summary: 'Email a link to the own address that confirms it; nothing is sent for one that is confirmed',
  tag: 'users',
  responses: { 202: messageSchema },
});

export const confirmEmail = defineRoute({
  id: 'confirmEmail',
  method: 'post',
  path: '/api/users/email-confirmation',
  access: 'signed-in',
  summary: 'Confirm the own address by the token that was emailed to it; 404 for that of another account or address',
  tag: 'users',
  body: z.object({ token: signedLinkToken }),
  responses: { 200: messageSchema },
});

export const undoChange = defineRoute({
  id: 'undoChange',
  method: 'post',
  path: '/api/users/undo-change',
  access: 'anyone',
  summary:
    'Undo a change of email or password by the token that was emailed to the old address, once; voids every session',
  tag: 'users',
  body: z.object({ token: linkToken }),
  responses: { 200: messageSchema },
});

export const logout = defineRoute({
  id: 'logout',
  method: 'post',
  path: '/api/users/logout',
  access: 'guest',
  summary: 'Revoke the presented token',
  tag: 'users',
  responses: { 200: messageSchema },
});

export const getUser = defineRoute({
  id: 'getUser',
  method: 'get',
  path: '/api/users/:id',
  access: 'self-or-staff',
  permission: 'customers:read',
  summary: "A user's profile; the literal id `user.id` is the signed-in user",
  tag: 'users',
  params: z.object({ id: z.union([z.literal('user.id'), objectId]) }),
  responses: { 200: userSchema },
});

export const updateProfile = defineRoute({
  id: 'updateProfile',
  method: 'put',
  path: '/api/users/profile',
  access: 'signed-in',
  summary:
    "Change the signed-in user's own profile; a new password voids every other session. Email and password need the current password (403 `sign-in-again`) when the sign-in is older than 10 minutes",
  tag: 'users',
  body: profileBody,
  responses: {
    200: userSchema.extend({
      message: z.string(),
      token: z.string().optional().meta({ description: 'A fresh token, sent when the password changed' }),
    }),
  },
});

export const deleteProfile = defineRoute({
  id: 'deleteProfile',
  method: 'delete',
  path: '/api/users/profile',
  access: 'signed-in',
  summary: "Delete the signed-in user's own account; needs the current password",
  tag: 'users',
  body: deleteProfileBody,
  responses: { 200: messageSchema },
});

const userListQuery = z.object({
  search: searchText.meta({ description: 'Beginnings of words of name and email address, or of a telephone number' }),
  role: z.enum(['admin', 'customer']).optional().meta({ description: '`admin` means all staff' }),
  sort: z.enum(USER_SORTS).default('-joined').meta({ description: 'A minus sign: the largest first' }),
});
export type UserListQuery = z.output<typeof userListQuery>;

export const listUsers = defineRoute({
  id: 'listUsers',
  method: 'get',
  path: '/api/users',
  access: 'staff',
  permission: 'customers:read',
  summary: 'Users, newest first; X-Total-Count is the number of matches',
  tag: 'users',
  query: withinReach(pageQuery().extend(userListQuery.shape)),
  responses: { 200: z.array(userSchema) },
});

/** The columns of the exported users that can be left out; each is a column of the screen. */
export const USER_COLUMNS = ['name', 'email', 'phone', 'address', 'status', 'joined'] as const;

export const exportUsers = defineRoute({
  id: 'exportUsers',
  method: 'get',
  path: '/api/users/export.csv',
  access: 'staff',
  permission: 'exports',
  summary: 'Every user that matches, as a CSV file',
  tag: 'users',
  query: userListQuery.extend({ without: withoutColumns(USER_COLUMNS) }),
  download: { contentType: 'text/csv; charset=utf-8', filename: 'users.csv' },
  responses: { 200: fileContent },
});
