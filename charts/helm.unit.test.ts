import { helmProgram, runHelm } from './helm.ts';

it('is the one that HELM names, and the one on the path where the package is not installed', () => {
  expect(helmProgram({ HELM: '/opt/helm' })).toBe('/opt/helm');
  expect(helmProgram({}, '/no/such/helm')).toBe('helm');
});

it('says what to do where there is none', () => {
  expect(() => runHelm(['version'], '/no/such/helm')).toThrow(
    /there is no \/no\/such\/helm: install it .* or set HELM/,
  );
});
