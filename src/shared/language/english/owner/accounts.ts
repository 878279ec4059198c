import type { Sentences } from '#shared/language/sentences.ts';

/** Accounts and where they are signed in. */
export const accounts = {
  title: 'Accounts',
  description: 'Everybody who can sign in. Each of them can do everything here that you can.',
  // Beside the owner's own account.
  you: 'You',
  // When the account was made.
  since: 'Since {date}',
  // Of the accounts or the sign-ins.
  listFailed: 'This list could not be loaded. Please reload the page.',
  ownPassword: 'Your Own Password',
  add: {
    title: 'Add an Account',
    description:
      'For somebody who looks after the site with you. They can do everything here that you can, also remove accounts.',
    username: 'Username',
    password: 'Their Password',
    passwordHint: 'Tell it to them. They can change it here once they have signed in.',
    ownPasswordHint: 'To be sure that it is you who lets somebody in.',
    // A button.
    action: 'Add Account',
    pending: 'Adding...',
    done: 'Account added',
    doneText: '{username} can sign in now.',
    failed: 'Failed to add account: {reason}',
  },
  remove: {
    // A small button beside each account.
    button: 'Remove',
    // The same button, read aloud.
    buttonOf: 'Remove {username}',
    title: 'Remove {username}?',
    yours: 'This is your own account. You will be signed out and cannot sign in any more.',
    theirs: 'They are signed out at once and cannot sign in any more. Everything they uploaded stays.',
    action: 'Remove Account',
    pending: 'Removing...',
    done: 'Account removed',
    doneText: '{username} can no longer sign in.',
    failed: 'Failed to remove account: {reason}',
  },
  password: {
    // A title and a button.
    change: 'Change Password',
    description: 'Signs out every other device.',
    currentPassword: 'Current Password',
    newPassword: 'New Password',
    repeated: 'Repeat New Password',
    different: 'The two new passwords are not the same',
    done: 'Password changed',
    doneText: 'Use the new one from now on. Every other device has been signed out.',
    failed: 'Failed to change password: {reason}',
  },
  email: {
    title: 'Your Email Address',
    description: 'If you forget your password, you get a link to this address. Nobody else sees it.',
    email: 'Email',
    // A button.
    save: 'Save Address',
    done: 'Address saved',
    failed: 'Failed to save the address: {reason}',
  },
  signIns: {
    title: 'Sign-ins',
    description:
      'Every device that is signed in, with its account: whoever can sign in sees all of them. End one that you do not know, then change your password.',
    // Beside the device that the owner uses now.
    thisOne: 'This one',
    // In a list: “billy · 127.0.0.1 · signed in Mar 5, 2024, 2:30 PM · last seen …”
    signedIn: 'signed in {time}',
    lastSeen: 'last seen {time}',
    // A small button beside each device.
    end: 'End',
    // The same button, read aloud. {device} is for example “Firefox on Windows”.
    endOf: 'End sign-in of {username}, {device}',
    endOthers: 'End All Others',
    ended: 'Signed out',
    endedText: '{device} has to sign in again.',
    othersEndedText: 'Only this device is still signed in.',
    endFailed: 'Failed to sign out this device: {reason}',
    endOthersFailed: 'Failed to sign out the other devices: {reason}',
  },
} as const satisfies Sentences;
