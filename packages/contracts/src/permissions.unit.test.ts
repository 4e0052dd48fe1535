import { may, PERMISSIONS, type Permission, ROLES } from './permissions.ts';
import { routesByService } from './routes.ts';

const contracts = Object.values(routesByService).flat();
const staffRoutes = contracts.flatMap(({ id, permission }) => (permission ? [{ id, permission }] : []));
const of = (role: (typeof ROLES)[number]) => PERMISSIONS.filter((permission) => may(role, permission));
const holders = (permission: Permission) => ROLES.filter((role) => may(role, permission));

describe('the permissions of a role', () => {
  it('are all for an owner', () => expect(of('owner')).toEqual(PERMISSIONS));

  it('are all but staff, security and settings about money for a manager', () =>
    expect(PERMISSIONS.filter((permission) => !may('manager', permission))).toEqual([
      'settings:money',
      'security:read',
      'staff:manage',
    ]));

  it('are only the goods and their reviews for catalogue', () =>
    expect(of('catalogue')).toEqual(['catalogue:write', 'reviews:write', 'views']));

  it('are only orders, how far they are, and files to print for production', () =>
    expect(of('production')).toEqual([
      'orders:read',
      'orders:deliver',
      'bulk-orders:read',
      'bulk-orders:write',
      'artwork:read',
      'artwork:write',
      'conversations:write',
      'views',
    ]));

  it('are none for a customer', () =>
    expect(PERMISSIONS.filter((permission) => may(undefined, permission))).toEqual([]));
});

describe('the permission of a route', () => {
  it('is named by every route for staff, and by no other', () => {
    for (const { id, access, permission } of contracts) {
      expect({ id, isNamed: permission !== undefined }).toEqual({
        id,
        isNamed: ['staff', 'self-or-staff', 'order-customer-or-staff'].includes(access),
      });
    }
  });

  it.each(staffRoutes.filter(({ permission }) => permission !== 'views'))(
    '$permission of $id is refused to some role, and granted to the owner',
    ({ permission }) => {
      expect(holders(permission)).toContain('owner');
      expect(holders(permission).length).toBeLessThan(ROLES.length);
    },
  );

  it('names every change of staff, prices and lists of people so that neither catalogue nor production has it', () => {
    for (const permission of ['staff:manage', 'prices:write', 'customers:read', 'exports'] as const) {
      expect(['owner', 'manager']).toEqual(expect.arrayContaining(holders(permission)));
    }
  });
});
