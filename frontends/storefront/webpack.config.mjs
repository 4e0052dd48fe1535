import { frontEnd } from '../webpack.base.mjs';

export default frontEnd({ name: 'storefront', folder: import.meta.dirname, port: 3101, hasRenderer: true });
