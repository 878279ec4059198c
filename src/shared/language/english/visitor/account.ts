import type { Sentences } from '#shared/language/sentences.ts';

/** Sign-in and registration, and what the owner sees on the pages for visitors. */
export const account = {
  tabs: 'Sign in or register',
  username: 'Username',
  password: 'Password',
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
