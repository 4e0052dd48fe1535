import '@testing-library/jest-dom';
import { File } from 'node:buffer';
import { configure } from '@testing-library/react';
import { quickenStyles } from './quick-styles.ts';

// These tests use Node's FormData, which does not accept jsdom's File.
Object.assign(globalThis, { File });

// What a test waits for comes at once; the limit only says how long a busy machine may take, and a second was too little.
configure({ asyncUtilTimeout: 5_000 });

// jsdom keeps no record of how its page was opened, or of what it loaded.
performance.getEntriesByType ??= () => [];

// Tests of pages that the server draws have no window.
if (typeof window !== 'undefined') quickenStyles(window);
