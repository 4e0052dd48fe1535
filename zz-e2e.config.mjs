import config from './jest.e2e.config.mjs';

const { globalSetup: _, globalTeardown: __, ...rest } = config;
export default rest;
