import { withLayout } from './laid-out.ts';

it.each([
  ['the design', { design: '/a.png', scene: 'b' }, '/a.png'],
  ['the layout, where no design was uploaded', { design: '', scene: 'b' }, 'b'],
  ['nothing, where there is neither', { design: '' }, ''],
])('a line is set up for %s', (_what, line, design) => {
  expect(withLayout(line)).toEqual({ ...line, design });
});
