import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLogin, useRegister } from '#web/features/account/account.mutations.ts';
import { registrationQuery } from '#web/features/account/account.queries.ts';
import { CredentialsForm } from '#web/features/account/credentials-form.tsx';
import { ApiError } from '#web/lib/api/api.ts';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/ui/tabs.tsx';

function LoginForm() {
  const login = useLogin();
  return (
    <CredentialsForm
      submitLabel="Login"
      pendingLabel="Logging in..."
      passwordAutoComplete="current-password"
      isPending={login.isPending}
      onSubmit={login.mutate}
    />
  );
}

function RegisterForm() {
  const register = useRegister();
  return (
    <CredentialsForm
      submitLabel="Register"
      pendingLabel="Registering..."
      passwordAutoComplete="new-password"
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

const texts = {
  login: { heading: 'Welcome Back', subtitle: 'Sign in to manage your content' },
  register: {
    heading: 'Create Your Account',
    subtitle:
      'Nobody owns this site yet. Whoever registers first becomes its owner, and registration closes.',
  },
};

/** While the site has no owner, registration is the first tab. */
export function AuthCard() {
  const { data: registration } = useQuery(registrationQuery);
  const [chosen, setChosen] = useState<'login' | 'register'>('register');
  const isOpen = registration?.open ?? false;
  const tab = isOpen ? chosen : 'login';
  if (registration?.reason)
    return (
      <div className="flex w-full max-w-md flex-col gap-8">
        <h1 className="font-display text-headline">You Cannot Register Here</h1>
        <p className="text-pretty text-soft">{registration.reason}</p>
      </div>
    );
  return (
    <div className="flex w-full max-w-md flex-col gap-8">
      <div>
        <h1 className="font-display text-headline">{texts[tab].heading}</h1>
        <p className="mt-2 text-pretty text-soft">{texts[tab].subtitle}</p>
      </div>
      {isOpen ? (
        <Tabs
          value={tab}
          onValueChange={(value) => setChosen(value === 'login' ? 'login' : 'register')}
          className="flex flex-col gap-6"
        >
          <TabsList aria-label="Sign in or register">
            <TabsTrigger value="login">Login</TabsTrigger>
            <TabsTrigger value="register">Register</TabsTrigger>
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
