import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Field, FormMessage, Input, Textarea } from '@print-shop/ui';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';

const SEND_MS = 2000;
const SUCCESS_MS = 5000;
const messageSchema = z.object({
  name: z.string().trim().min(1, 'Please enter your name.'),
  email: z
    .string()
    .trim()
    .min(1, 'Please enter your email address.')
    .pipe(z.email('Please enter a valid email address.')),
  message: z.string().trim().min(1, 'Please write your message.'),
});
const EMPTY = { name: '', email: '', message: '' };

/** The message form. As specified it sends nothing anywhere: it waits two seconds and thanks. */
export function ContactForm() {
  const [isSent, setIsSent] = useState(false);
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: zodResolver(messageSchema),
    defaultValues: EMPTY,
  });
  const { errors, isSubmitting } = formState;
  useEffect(() => {
    if (!isSent) return;
    const timer = setTimeout(() => setIsSent(false), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [isSent]);
  const submit = handleSubmit(async () => {
    await new Promise((resolve) => setTimeout(resolve, SEND_MS));
    reset(EMPTY);
    setIsSent(true);
  });
  return (
    <form onSubmit={submit} noValidate className="grid gap-5 bg-sheet p-5 shadow-sheet sm:p-8">
      <h2 className="headline text-lead">Send us a message</h2>
      <FormMessage tone="good">
        {isSent ? 'Thank you! Your message is with us. We reply within 24 hours.' : undefined}
      </FormMessage>
      <Field label="Full Name" error={errors.name?.message}>
        <Input autoComplete="name" required {...register('name')} />
      </Field>
      <Field label="Email Address" error={errors.email?.message}>
        <Input type="email" autoComplete="email" required {...register('email')} />
      </Field>
      <Field label="Your Message" error={errors.message?.message}>
        <Textarea rows={6} required {...register('message')} />
      </Field>
      <Button type="submit" size="large" isBusy={isSubmitting} busyLabel="Sending...">
        Send Message
      </Button>
    </form>
  );
}
