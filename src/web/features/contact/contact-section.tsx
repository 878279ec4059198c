import { useState } from 'react';
import { text } from '#shared/language/text.ts';
import { ContactForm } from '#web/features/contact/contact-form.tsx';
import { MessageSent } from '#web/features/contact/message-sent.tsx';
import { Button } from '#web/ui/button.tsx';

export function ContactSection({ artistName }: { artistName: string }) {
  const [step, setStep] = useState<'first' | 'sent' | 'again'>('first');
  return (
    <div className="shell">
      <div className="grid grid-cols-1 gap-x-14 gap-y-9 rounded-panel bg-sunk px-6 py-10 md:px-12 md:py-14 lg:grid-cols-2 lg:px-16 lg:py-18">
        <div>
          <h2 className="font-display text-poster">{text().contact.title}</h2>
          <p className="mt-5 max-w-sm text-xl text-balance text-soft">{text().contact.subtitle}</p>
        </div>
        {step === 'sent' ? (
          <MessageSent artistName={artistName} takesFocus>
            <Button variant="outline" onClick={() => setStep('again')}>
              {text().contact.sendAnother}
            </Button>
          </MessageSent>
        ) : (
          <ContactForm takesFocus={step === 'again'} onSent={() => setStep('sent')} />
        )}
      </div>
    </div>
  );
}
