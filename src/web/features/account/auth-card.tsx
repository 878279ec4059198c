import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { text } from '#shared/language/text.ts';
import { pagePaths } from '#shared/primitives/addresses.ts';
import { useLogin, useRegister } from '#web/features/account/account.mutations.ts';
import { registrationQuery } from '#web/features/account/account.queries.ts';
import { CredentialsForm } from '#web/features/account/credentials-form.tsx';
import { ApiError } from '#web/lib/api/api.ts';
import { useArtist } from '#web/lib/hooks/use-artist.ts';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/ui/tabs.tsx';

function LoginForm() {
  const login = useLogin();
  const sendsMail = useArtist().newsletter;
  return (
    <>
      <CredentialsForm
        submitLabel={text().account.login.submit}
        pendingLabel={text().account.login.pending}
        passwordAutoComplete="current-password"
        isPending={login.isPending}
        onSubmit={login.mutate}
      />
      {sendsMail && (
        <Link
          href={pagePaths.resetPassword}
          className="inline-flex min-h-11 items-center self-start underline"
        >
          {text().account.forgot.link}
        </Link>
      )}
    </>
  );
}

function RegisterForm() {
  const register = useRegister();
  return (
    <CredentialsForm
      submitLabel={text().account.register.submit}
      pendingLabel={text().account.register.pending}
      passwordAutoComplete="new-password"
      asksForEmail={useArtist().newsletter}
      isPending={register.isPending}
      problem={refusalOf(register.error)}
      onSubmit={register.mutate}
    />
  );
}

/** The explanation is too long for a toast. */
function refusalOf(error: Error | null): string | undefined {
  return error instanceof ApiError && error.status === 403 ? error.reason : undefined;
}

/** While the site has no owner, registration is the first tab. */
export function AuthCard() {
  const { data: registration } = useQuery(registrationQuery);
  const [chosen, setChosen] = useState<'login' | 'register'>('register');
  const isOpen = registration?.open ?? false;
  const tab = isOpen ? chosen : 'login';
  if (registration?.reason)
    return (
      <div className="flex w-full max-w-md flex-col gap-8">
        <h1 className="font-display text-headline">{text().account.register.closed}</h1>
        <p className="text-pretty text-soft">{registration.reason}</p>
      </div>
    );
  return (
    <div className="flex w-full max-w-md flex-col gap-8">
      <div>
        <h1 className="font-display text-headline">{text().account[tab].title}</h1>
        <p className="mt-2 text-pretty text-soft">{text().account[tab].subtitle}</p>
      </div>
      {isOpen ? (
        <Tabs
          value={tab}
          onValueChange={(value) => setChosen(value === 'login' ? 'login' : 'register')}
          className="flex flex-col gap-6"
        >
          <TabsList aria-label={text().account.tabs}>
            <TabsTrigger value="login">{text().account.login.tab}</TabsTrigger>
            <TabsTrigger value="register">{text().account.register.tab}</TabsTrigger>
          </TabsList>
          <TabsContent value="login">
            <LoginForm />
          </TabsContent>
          <TabsContent value="register">
            <RegisterForm />
          </TabsContent>
        </Tabs>
      ) : (
        <LoginForm />
      )}
    </div>
  );
}
