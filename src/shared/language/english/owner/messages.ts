import type { Sentences } from '#shared/language/sentences.ts';

/** The inbox. */
export const messages = {
  title: 'Contact Messages',
  list: {
    search: 'Search messages',
    loading: 'Loading messages...',
    empty: 'No messages received yet.',
    failure: 'The messages could not be loaded.',
  },
  columns: {
    // The sender.
    from: 'From',
    subject: 'Subject',
    date: 'Date',
    // New or read.
    status: 'Status',
    // For screen readers: the buttons of a row.
    actions: 'Actions',
  },
  row: {
    // For screen readers: {subject} is what the sender wrote there.
    select: 'Select message from {name}: {subject}',
    viewMessage: 'View message from {name}: {subject}',
    delete: 'Delete message from {name}: {subject}',
    actions: 'Actions for message from {name}: {subject}',
    // A verb, beside the button.
    view: 'View',
    new: 'New',
    // An adjective: the owner has read it.
    read: 'Read',
  },
  selection: {
    title: 'Selected messages',
    // A button, always for more than one. {shown} is the number, or “1,000 or more”.
    all: { other: 'Select all {shown} messages' },
  },
  deleting: 'Deleting...',
  // {shown} is the number, or “1,000 or more”.
  confirmDelete: {
    one: 'Are you sure you want to delete this message?',
    other: 'Are you sure you want to delete these {shown} messages?',
  },
  deleted: { one: 'Message deleted', other: 'Messages deleted' },
  deletedText: {
    one: 'The message has been successfully deleted.',
    other: 'The messages have been successfully deleted.',
  },
  deleteFailed: {
    one: 'Failed to delete message. Please try again.',
    other: 'Failed to delete messages. Please try again.',
  },
  markedRead: 'Message marked as read',
  markReadFailed: 'Failed to mark message as read. Please try again.',
  // A verb, on a button.
  reply: 'Reply',
  // In the reply, above the sender's own words.
  quoted: 'On {date}, {name} wrote:',
} as const satisfies Sentences;
