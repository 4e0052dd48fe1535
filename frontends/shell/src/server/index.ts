import * as i18n from '@print-shop/i18n';
import * as toast from '@print-shop/ui/toast';
import type { HostRenderer } from '@print-shop/web-kit';
import * as webKit from '@print-shop/web-kit';
import * as reactQuery from '@tanstack/react-query';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as reactRouter from 'react-router';

export { createRenderer } from './renderer.tsx';

/**
 * The parts of the shell that a remote's renderer takes from here, as its part of the page takes them from the host in a browser.
 */
export const shared: HostRenderer['shared'] = {
  react,
  'react-dom': reactDom,
  'react-router': reactRouter,
  '@tanstack/react-query': reactQuery,
  '@print-shop/i18n': i18n,
  '@print-shop/ui/toast': toast,
  '@print-shop/web-kit': webKit,
};
