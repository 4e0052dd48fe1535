import { frontEnd } from '../webpack.base.mjs';

export default frontEnd({ name: 'admin', folder: import.meta.dirname, port: 3102 });
