import { z } from 'zod';
import { currentPassword, linkToken, newPassword } from '../identity/routes.ts';
import { ROLES } from '../permissions.ts';
import { defineRoute } from '../route.ts';
import { sentence } from '../sentence.ts';
import { emailInput, isoDate, messageSchema, objectId, pageQuery, requiredName } from '../shared.ts';

/** The minimum length of staff passwords; customers' may be shorter. */
const STAFF_PASSWORD_CHARACTERS = 12;

const NAME_REQUIRED = sentence('Please enter a name.');
const name = requiredName(120, NAME_REQUIRED);
const role = z.enum(ROLES, sentence('Please choose a role.'));
const proof = {
  currentPassword: currentPassword.meta({ description: 'Needed more than 10 minutes after signing in' }),
};
const byId = z.object({ id: objectId });

export const STAFF_STATUSES = ['active', 'disabled'] as const;

const staffMemberSchema = z
  .object({
    _id: objectId,
    name: z.string(),
    email: z.string(),
    role: z.enum(ROLES),
    status: z.enum(STAFF_STATUSES),
    createdAt: isoDate,
  })
  .meta({ id: 'StaffMember' });
export type StaffMember = z.output<typeof staffMemberSchema>;

const invitationSchema = z
  .object({
    _id: objectId,
    name: z.string(),
    email: z.string(),
    role: z.enum(ROLES),
    invitedBy: z.string().meta({ description: 'Name of the owner who invited them' }),
    invitedAt: isoDate,
    expiresAt: isoDate.meta({ description: 'When the emailed link stops working' }),
  })
  .meta({ id: 'Invitation' });
export type Invitation = z.output<typeof invitationSchema>;

export const inviteBody = z.object({
  name,
  email: emailInput(sentence('Please enter an email address.')),
  role,
  ...proof,
});

export const joinBody = z.object({
  token: linkToken,
  name,
  password: newPassword(sentence('Please choose a password.')).min(
    STAFF_PASSWORD_CHARACTERS,
    sentence(`Passwords of staff must have at least ${STAFF_PASSWORD_CHARACTERS} characters.`),
  ),
});

const common = { access: 'staff', permission: 'staff:manage', tag: 'staff' } as const;

export const listStaff = defineRoute({
  ...common,
  id: 'listStaff',
  method: 'get',
  path: '/api/staff',
  summary: 'Members of staff by name; X-Total-Count is their number',
  query: pageQuery(50, 100),
  responses: { 200: z.array(staffMemberSchema) },
});

export const listInvitations = defineRoute({
  ...common,
  id: 'listInvitations',
  method: 'get',
  path: '/api/staff/invitations',
  summary: 'Invitations that nobody has accepted yet, newest first, expired ones included',
  query: pageQuery(50, 100),
  responses: { 200: z.array(invitationSchema) },
});

export const inviteStaff = defineRoute({
  ...common,
  id: 'inviteStaff',
  method: 'post',
  path: '/api/staff/invitations',
  summary: 'Email somebody who has no account a link to join the staff; it works once, within 72 hours',
  body: inviteBody,
  responses: { 201: invitationSchema },
});

export const resendInvitation = defineRoute({
  ...common,
  id: 'resendInvitation',
  method: 'post',
  path: '/api/staff/invitations/:id/resend',
  summary: 'Email a new link for an invitation, for 72 hours; the old link is void',
  params: byId,
  body: z.object(proof).prefault({}),
  responses: { 200: invitationSchema },
});

export const withdrawInvitation = defineRoute({
  ...common,
  id: 'withdrawInvitation',
  method: 'delete',
  path: '/api/staff/invitations/:id',
  summary: 'Withdraw an invitation',
  params: byId,
  body: z.object(proof).prefault({}),
  responses: { 200: messageSchema },
});

export const joinStaff = defineRoute({
  id: 'joinStaff',
  method: 'post',
  path: '/api/staff/join',
  access: 'anyone',
  summary: 'Create the staff account of an invitation, by the token of its emailed link, once',
  tag: 'staff',
  body: joinBody,
  responses: { 201: messageSchema.extend({ email: z.string().meta({ description: 'Email address for signing in' }) }) },
});

export const setStaffRole = defineRoute({
  ...common,
  id: 'setStaffRole',
  method: 'put',
  path: '/api/staff/:id/role',
  summary:
    'Give another member of staff a role, and sign them out everywhere; not to the last owner, and not to oneself',
  params: byId,
  body: z.object({ role, ...proof }),
  responses: { 200: staffMemberSchema },
});

export const setStaffStatus = defineRoute({
  ...common,
  id: 'setStaffStatus',
  method: 'put',
  path: '/api/staff/:id/status',
  summary:
    "Disable or enable another member's account; disabling signs it out everywhere. The last owner cannot be disabled",
  params: byId,
  body: z.object({ status: z.enum(STAFF_STATUSES), ...proof }),
  responses: { 200: staffMemberSchema },
});

export const signOutStaff = defineRoute({
  ...common,
  id: 'signOutStaff',
  method: 'post',
  path: '/api/staff/:id/sign-out',
  summary: 'Sign a member of staff out everywhere',
  params: byId,
  responses: { 200: messageSchema },
});

export const removeStaffSecondFactor = defineRoute({
  ...common,
  id: 'removeStaffSecondFactor',
  method: 'delete',
  path: '/api/staff/:id/second-factor',
  summary:
    "Remove another member's second factors and recovery codes, which they have lost, and sign them out everywhere",
  params: byId,
  body: z.object(proof).prefault({}),
  responses: { 200: messageSchema },
});
