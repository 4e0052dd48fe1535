import { fileAt } from './frontends.ts';

it.each([
  ['/', undefined],
  ['/explore', undefined],
  ['/product/65f0c0ffee65f0c0ffee65f0', undefined],
  ['/favicon.svg', { name: 'shell', path: 'favicon.svg' }],
  ['/assets/main.0123456789.js', { name: 'shell', path: 'assets/main.0123456789.js' }],
  ['/remotes/storefront/remoteEntry.js', { name: 'storefront', path: 'remoteEntry.js' }],
  ['/remotes/admin/assets/1.css', { name: 'admin', path: 'assets/1.css' }],
  ['/remotes/other/remoteEntry.js', 'none'],
  ['/remotes/admin/', 'none'],
  ['/remotes', 'none'],
  ['/assets', 'none'],
  ['/api/nothing', 'none'],
  ['/.env', 'none'],
  ['/assets/../../admin/remoteEntry.js', 'none'],
  ['/remotes/admin/..%2fshell/index.html', 'none'],
  ['//elsewhere/main.js', 'none'],
  [`/assets/${'a'.repeat(200)}.js`, 'none'],
])('%s is %j', (address, place) => {
  expect(fileAt(address)).toEqual(place);
});
