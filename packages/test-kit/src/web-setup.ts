import '@testing-library/jest-dom';
import { File } from 'node:buffer';

// These tests use Node's FormData, which does not accept jsdom's File.
Object.assign(globalThis, { File });
