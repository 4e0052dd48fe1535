import { zodResolver } from '@hookform/resolvers/zod';
import { loginBody } from '@print-shop/contracts';
import { Button, buttonClasses, Field, FormMessage, Input, toast } from '@print-shop/ui';
import { messageOf, session, usePageTitle, useSession } from '@print-shop/web-kit';
import { useForm } from 'react-hook-form';
import { Link, useLocation, useNavigate } from 'react-router';
import { AccountFrame } from '../../account-frame/account-frame.tsx';
import { signIn } from './api/sign-in.ts';
import { GoogleMark } from './google-mark.tsx';

const FAILED = 'Login failed. Please check your credentials and try again.';
const GOOGLE_OFF = 'Google sign-in is not switched on in this shop yet. Please use your email and password.';

export default function SignInPage() {
  usePageTitle('Sign in');
  const navigate = useNavigate();
  const { currentUser, error } = useSession();
  const from: string | undefined = useLocation().state?.from;
  const form = useForm({
    resolver: zodResolver(loginBody),
    defaultValues: { login: '', password: '' },
    reValidateMode: 'onSubmit',
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (credentials) => {
    session.signInStart();
    try {
      const { user, token } = await signIn(credentials);
      session.signInSuccess(user, token);
      navigate(from ?? '/', { replace: Boolean(from) });
    } catch (failure) {
      session.signInFailure(messageOf(failure, FAILED));
    }
  });
  const notice = errors.login?.message ?? errors.password?.message ?? error ?? undefined;

  return (
    <AccountFrame title="Welcome back" text="Sign in to order, to follow your prints and to keep your favorites.">
      {from && currentUser && !currentUser.isAdmin && (
        <FormMessage>{`You are signed in as ${currentUser.name}. That page is for staff: sign in with a staff account.`}</FormMessage>
      )}
      <form onSubmit={submit} noValidate className="grid gap-5">
        <FormMessage>{notice}</FormMessage>
        <Field label="Email or phone">
          <Input
            autoComplete="username"
            aria-invalid={Boolean(errors.login) || undefined}
            {...form.register('login')}
          />
        </Field>
        <Field label="Password">
          <Input
            type="password"
            autoComplete="current-password"
            aria-invalid={Boolean(errors.password) || undefined}
            {...form.register('password')}
          />
        </Field>
        <Link
          to="/forgot-password"
          className="-my-2 inline-flex min-h-11 items-center justify-self-end font-medium text-action text-small hover:underline"
        >
          Forgot password?
        </Link>
        <Button type="submit" size="large" wide isBusy={isSubmitting} busyLabel="Signing In...">
          Sign In
        </Button>
      </form>
      <div className="my-5 flex items-center gap-4 text-ink-soft text-small before:h-px before:grow before:bg-rule after:h-px after:grow after:bg-rule">
        or
      </div>
      <Button tone="outline" size="large" wide onClick={() => toast(GOOGLE_OFF, 'bad')}>
        <GoogleMark />
        Continue with Google
      </Button>
      <p className="mt-6 text-center">
        New here?{' '}
        <Link to="/signup" className={buttonClasses({ tone: 'quiet', size: 'small', className: 'text-action' })}>
          Sign up
        </Link>
      </p>
    </AccountFrame>
  );
}
