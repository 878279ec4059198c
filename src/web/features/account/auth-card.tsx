import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLogin, useRegister } from '#web/features/account/account.mutations.ts';
import { registrationQuery } from '#web/features/account/account.queries.ts';
import { CredentialsForm } from '#web/features/account/credentials-form.tsx';
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
      onSubmit={register.mutate}
    />
  );
}

/** Sign-in for the owner, and registration while the site has no owner yet. */
export function AuthCard() {
  const { data: registration } = useQuery(registrationQuery);
  const [tab, setTab] = useState('login');
  const isOpen = registration?.open ?? false;
  return (
    <div className="flex w-full max-w-md flex-col gap-8">
      <div>
        <h1 className="font-display text-headline">Welcome Back</h1>
        <p className="mt-2 text-soft">Sign in to manage your content</p>
      </div>
      {isOpen ? (
        <Tabs value={tab} onValueChange={setTab} className="flex flex-col gap-6">
          <TabsList aria-label="Sign in or register">
            <TabsTrigger value="login">Login</TabsTrigger>
            <TabsTrigger value="register">Register</TabsTrigger>
          </TabsList>
          <TabsContent value="login">
            <LoginForm />
          </TabsContent>
          <TabsContent value="register" className="flex flex-col gap-6">
            <p className="text-sm text-soft">
              Nobody owns this site yet. Whoever registers first becomes its owner, and registration closes.
            </p>
            <RegisterForm />
          </TabsContent>
        </Tabs>
      ) : (
        <LoginForm />
      )}
    </div>
  );
}
