import type { Sentences } from '#shared/language/sentences.ts';

/** The contact form. */
export const contact = {
  title: 'Get In Touch',
  subtitle: 'For bookings, collaborations, or just to say hello!',
  form: 'Contact',
  name: 'Name',
  email: 'Email',
  subject: 'Subject',
  message: 'Message',
  send: 'Send Message',
  sending: 'Sending...',
  leaveEmpty: 'Leave this field empty',
  sent: 'Message sent!',
  thanks: "Thanks for reaching out! We'll get back to you soon.",
  sentTitle: 'Message Sent Successfully!',
  sentText: 'Thank you for reaching out. {artist} reads every message and will reply as soon as possible.',
  sendAnother: 'Send Another Message',
} as const satisfies Sentences;
