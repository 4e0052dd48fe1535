import '@testing-library/jest-dom';
import { File } from 'node:buffer';

// The FormData of these tests is Node's, which takes no file of jsdom's own.
Object.assign(globalThis, { File });
