import { zodResolver } from '@hookform/resolvers/zod';
import type { SecondFactorAsked, User } from '@print-shop/contracts';
import { loginBody } from '@print-shop/contracts/schemas';
import { Button, buttonClasses, Field, FormMessage, Input, Spinner } from '@print-shop/ui';
import { isBrieflyAway, SESSION_ENDED, session, usePageTitle, useSession } from '@print-shop/web-kit';
import { lazy, Suspense, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLocation, useNavigate } from 'react-router';
import { AccountFrame } from '../../account-frame/account-frame.tsx';
import { useRefusal } from '../../account-frame/use-refusal.ts';
import { adoptKept } from '../../artwork-check/api/adopt-kept.ts';
import { ConsentNote } from '../../consent/consent-note.tsx';
import { signIn } from './api/sign-in.ts';
import { GoogleMark } from './google-mark.tsx';
import { useText } from './messages/index.ts';
import { useGoogleSignIn } from './use-google-sign-in.ts';
import { startOf, wayOn } from './way-on.ts';

// Only staff need it.
const SecondStep = lazy(() => import('./components/second-step.tsx'));

export default function SignInPage() {
  const text = useText();
  const refusal = useRefusal();
  usePageTitle(text.pageTitle);
  const navigate = useNavigate();
  const { currentUser, error } = useSession();
  const from = wayOn(useLocation().state);
  const [step, setStep] = useState<{ asked: SecondFactorAsked; next: string | undefined }>();
  const [isAway, setAway] = useState(false);
  const google = useGoogleSignIn((asked, next) => setStep({ asked, next }));
  const form = useForm({
    resolver: zodResolver(loginBody),
    defaultValues: { login: '', password: '' },
    reValidateMode: 'onSubmit',
  });
  const { errors, isSubmitting } = form.formState;

  const enter = (user: User, token: string, next: string | undefined) => {
    session.signInSuccess(user, token);
    void adoptKept();
    navigate(next ?? startOf(user), { replace: Boolean(next) });
  };
  const startAgain = (why: string) => {
    setStep(undefined);
    form.resetField('password');
    session.signInFailure(why);
  };

  const submit = form.handleSubmit(async (credentials) => {
    session.signInStart();
    setAway(false);
    try {
      const answer = await signIn(credentials);
      if ('secondFactor' in answer) setStep({ asked: answer.secondFactor, next: from });
      else enter(answer.user, answer.token, from);
    } catch (failure) {
      setAway(isBrieflyAway(failure));
      session.signInFailure(refusal(failure, text.refusals, text.failed));
    }
  });
  const isMissing = Boolean(errors.login || errors.password);
  const notice = isMissing ? text.required : error === SESSION_ENDED ? text.sessionEnded : error || undefined;

  if (step) {
    const { setUpTitle, title, setUpLead, lead, startAgain: again } = text.secondStep;
    const { asked, next } = step;
    return (
      <AccountFrame title={asked.setUp ? setUpTitle : title} text={asked.setUp ? setUpLead : lead}>
        <Suspense fallback={<Spinner />}>
          <SecondStep
            asked={asked}
            onOver={startAgain}
            onSignedIn={(user, token) => enter(user, token, next)}
            leave={
              <p className="mt-6 text-center">
                <Button tone="quiet" size="small" onClick={() => startAgain('')}>
                  {again}
                </Button>
              </p>
            }
          />
        </Suspense>
      </AccountFrame>
    );
  }

  return (
    <AccountFrame title={text.title} text={text.lead}>
      {from && currentUser && !currentUser.isAdmin && <FormMessage>{text.staffOnly(currentUser.name)}</FormMessage>}
      <form onSubmit={submit} noValidate className="grid gap-5">
        <FormMessage detail={isAway && notice === text.failed ? text.unavailable : undefined}>{notice}</FormMessage>
        <Field label={text.login}>
          <Input
            autoComplete="username"
            aria-invalid={Boolean(errors.login) || undefined}
            {...form.register('login')}
          />
        </Field>
        <Field label={text.password}>
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
          {text.forgot}
        </Link>
        <Button type="submit" size="large" wide isBusy={isSubmitting} busyLabel={text.signingIn}>
          {text.signIn}
        </Button>
      </form>
      <div className="my-5 flex items-center gap-4 text-ink-soft text-small before:h-px before:grow before:bg-rule after:h-px after:grow after:bg-rule">
        {text.or}
      </div>
      <Button
        tone="outline"
        size="large"
        wide
        onClick={google.start}
        isBusy={google.isBusy}
        busyLabel={text.googleBusy}
      >
        <GoogleMark />
        {text.google}
      </Button>
      <ConsentNote by="google" className="mt-3 text-ink-soft text-small" />
      <p className="mt-6 text-center">
        {text.newHere}{' '}
        <Link to="/signup" className={buttonClasses({ tone: 'quiet', size: 'small', className: 'text-action' })}>
          {text.signUp}
        </Link>
      </p>
    </AccountFrame>
  );
}
