import { missingNames } from './shared-names.ts';

const offers = { 'react-router': ['Link', 'Route'], words: [] };

it.each([
  ['nothing', {}, []],
  ['what is offered', { 'react-router': ['Route'] }, []],
  ['a name that is not offered', { 'react-router': ['Link', 'useBlocker'] }, ['useBlocker of react-router']],
  ['a name of a module that offers none', { words: ['hello'] }, ['hello of words']],
  ['a name of a library that is shared as a whole', { react: ['use'] }, []],
])('a remote that needs %s', (_what, needs, missing) => {
  expect(missingNames(needs, offers)).toEqual(missing);
});
