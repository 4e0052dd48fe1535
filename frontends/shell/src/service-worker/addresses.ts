/** Pages that show a customer's orders: they open offline once they were seen. */
const ORDER_PAGE = /^\/(orders|order\/[0-9a-f]{24}|bulk-orders\/[0-9a-f]{24})$/;
/** The calls of these pages. */
const ORDER_ANSWER = /^\/api\/(order|bulk-order)\/(user\/|details\/)?[0-9a-f]{24}$/;

export const isOrderPage = (path: string): boolean => ORDER_PAGE.test(path);
export const isOrderAnswer = (path: string): boolean => ORDER_ANSWER.test(path);

export const isPicture = (path: string): boolean => /^\/media\/(products|designs)\//.test(path);

/** The key that a picture is kept under: each answer has another link to the same design. */
export const pictureKey = (url: string): string => url.replace(/\?.*/, '');

/** A built file of the front ends, the shop's name and the addresses of the remotes. */
export const isFile = (path: string): boolean =>
  !/^\/(api|media)\//.test(path) && /\.(js|css|json|svg|woff2)$/.test(path);

/** A file with a hash of its content in its name never changes. */
export const isHashed = (path: string): boolean => /\.[0-9a-f]{10}\.\w+$/.test(path);
