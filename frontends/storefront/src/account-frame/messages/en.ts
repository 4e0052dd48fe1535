export const en = { signIn: 'Sign In', signUp: 'Create an account', showPassword: 'Show password' };
