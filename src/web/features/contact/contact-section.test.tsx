// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeFetch, pending, type Answer } from '#tests/support/browser/fake-network.ts';
import { ContactSection } from '#web/features/contact/contact-section.tsx';
import { useToast } from '#web/ui/toast/toast.ts';

function ShownToast() {
  const message = useToast();
  return <output>{message && `${message.title}: ${message.description ?? ''}`}</output>;
}

const filled = {
  Name: 'Ada Reyes',
  Email: 'ada@example.com',
  Subject: 'Booking',
  Message: 'Would you play at our theatre in May?',
};

function openForm() {
  render(
    <>
      <ContactSection artistName="Billy" />
      <ShownToast />
    </>,
  );
}

function write(fields: Partial<typeof filled> = filled) {
  for (const [label, value] of Object.entries(fields))
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
}

const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send Message' }));
const toastText = () => screen.getByRole('status').textContent;
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the contact form', () => {
  it('says what is wrong with each field, leads to the first, and stops once it is right', async () => {
    const calls = fakeFetch(() => ({ status: 201 }));
    openForm();
    send();
    await waitFor(() =>
      expect(alerts()).toEqual([
        'Name must be at least 2 characters',
        'Please enter a valid email address',
        'Subject must be at least 3 characters',
        'Message must be at least 10 characters',
      ]),
    );
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
    write({ Name: 'Al' });
    await waitFor(() => expect(alerts()).toHaveLength(3));
    expect(calls).toEqual([]);
  });

  it('is sent once, thanks, and can be written again', async () => {
    const { promise, resolve } = pending<Answer>();
    const calls = fakeFetch(() => promise);
    openForm();
    write();
    send();
    const sending = await screen.findByRole('button', { name: 'Sending...' });
    expect(sending).toHaveProperty('disabled', true);
    fireEvent.submit(screen.getByRole('form', { name: 'Contact' }));
    resolve({ status: 201 });
    const thanks = await screen.findByRole('heading', { name: 'Message Sent Successfully!' });
    expect(document.activeElement).toBe(thanks);
    expect(toastText()).toBe("Message sent!: Thanks for reaching out! We'll get back to you soon.");
    expect(calls).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Send Another Message' }));
    expect(screen.getByLabelText('Name')).toHaveProperty('value', '');
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  });

  it.each([
    [
      'no connection',
      () => Promise.reject(new TypeError('Failed to fetch')),
      'Something went wrong. Please try again.',
    ],
    [
      'a failure without a reason',
      () => ({ status: 500, json: {} }),
      'Something went wrong. Please try again.',
    ],
    [
      'a failure with a reason',
      () => ({ status: 500, json: { message: 'Something broke' } }),
      '500: Something broke',
    ],
  ])('keeps the text after %s', async (_reason, response, sentence) => {
    fakeFetch(response);
    openForm();
    write();
    send();
    await waitFor(() => expect(toastText()).toBe(`Error: ${sentence}`));
    expect(screen.getByLabelText('Subject')).toHaveProperty('value', 'Booking');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Send Message' })).toHaveProperty('disabled', false),
    );
  });

  it('shows what the server says about a field beside that field', async () => {
    fakeFetch(() => ({
      status: 400,
      json: { message: 'No such mailbox', fields: { email: 'No such mailbox' } },
    }));
    openForm();
    write();
    send();
    await waitFor(() => expect(alerts()).toEqual(['No such mailbox']));
  });
});
