import type { RouteContract } from '@print-shop/contracts';
import { type RequestHandler, Router } from 'express';
import { methodNotAllowed } from './errors.ts';

/** The methods of each path, as `Allow` names them (RFC 9110, section 10.2.1). */
function methodsByPath(contracts: readonly RouteContract[]): Map<string, string[]> {
  const methods = new Map<string, string[]>();
  for (const contract of contracts) {
    // Two contracts may name a parameter of the same path differently.
    const path = contract.path.replace(/:\w+/g, (_, offset: number) => `:at${offset}`);
    const names = contract.method === 'get' ? ['GET', 'HEAD'] : [contract.method.toUpperCase()];
    methods.set(path, [...(methods.get(path) ?? []), ...names]);
  }
  for (const [path, names] of methods) methods.set(path, [...names, 'OPTIONS'].sort());
  return methods;
}

/**
 * Answers other methods at known paths: 405 with `Allow`, or only `Allow` to OPTIONS. Fixed paths come first, because a path
 * with a parameter matches them too.
 */
export function answerOtherMethods(contracts: readonly RouteContract[]): { before: Router; after: Router } {
  const routers = { before: Router(), after: Router() };
  const hasParameter = (path: string) => path.includes(':');
  const paths = [...methodsByPath(contracts)].sort(([a], [b]) => Number(hasParameter(a)) - Number(hasParameter(b)));
  for (const [path, allowed] of paths) {
    const refuse: RequestHandler = (req, res, next) => {
      if (allowed.includes(req.method)) return next();
      res.set('Allow', allowed.join(', '));
      throw methodNotAllowed({
        en: `${req.method} is not possible here. Possible: ${allowed.join(', ')}.`,
        hi: `यहाँ ${req.method} नहीं चलता। ये चलते हैं: ${allowed.join(', ')}।`,
      });
    };
    routers.before.options(path, (_req, res) => {
      res.set('Allow', allowed.join(', ')).status(204).end();
    });
    (hasParameter(path) ? routers.after : routers.before).all(path, refuse);
  }
  return routers;
}
