import type { Sentences } from '#shared/language/sentences.ts';

/** Sign-in and registration, and what the owner sees on the pages for visitors. */
export const account = {
  tabs: 'Sign in or register',
  username: 'Username',
  password: 'Password',
  email: 'Email (optional)',
  emailHint: 'For a link by email if you ever forget your password. Visitors do not see it.',
  login: {
    title: 'Welcome Back',
    subtitle: 'Sign in to manage your content',
    tab: 'Login',
    submit: 'Login',
    pending: 'Logging in...',
    done: 'Login successful',
    welcome: 'Welcome back, {name}!',
    failed: 'Login failed',
    refused: 'Invalid username or password',
  },
  forgot: {
    // A link below the sign-in form.
    link: 'I forgot my password',
    title: 'Forgotten Password',
    subtitle: 'You get a link by email, with which you choose a new one.',
    submit: 'Send Me a Link',
    sent: 'If there is an account with this name and it has an email address, a link is on its way to it. The link works for one hour.',
    // A link.
    back: 'Back to sign-in',
  },
  reset: {
    title: 'Choose a New Password',
    subtitle: 'Afterwards every device has to sign in again.',
    password: 'New Password',
    submit: 'Save Password',
    done: 'Password changed',
    doneText: 'Please sign in with it.',
  },
  register: {
    title: 'Create Your Account',
    subtitle:
      'Nobody owns this site yet. Whoever registers first becomes its owner, and registration closes.',
    tab: 'Register',
    submit: 'Register',
    pending: 'Registering...',
    done: 'Registration successful',
    welcome: 'Welcome, {name}!',
    failed: 'Registration failed',
    refused: 'Could not create account',
    closed: 'You Cannot Register Here',
  },
  logout: {
    submit: 'Logout',
    pending: 'Logging out...',
    done: 'Logged out',
    doneText: 'You have been successfully logged out',
    failed: 'Logout failed',
    tryAgain: 'Please try again.',
  },
  // A link to the dashboard. There is little room.
  admin: 'Admin',
  needsScript: 'The dashboard needs JavaScript. Please switch it on in your browser.',
  // What the owner can do, beside the sign-in form.
  music: 'Music',
  musicText: 'Upload and manage tracks and albums',
  videos: 'Videos',
  videosText: 'Share music videos, live performances and more',
} as const satisfies Sentences;
