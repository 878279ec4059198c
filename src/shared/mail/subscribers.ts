/** `waiting` for the confirmation of the address, `left` by themselves, `bounced` when their server refuses them. */
export const subscriberStatuses = ['waiting', 'confirmed', 'left', 'bounced'] as const;
export type SubscriberStatus = (typeof subscriberStatuses)[number];

export const subscriberLimits = {
  /** How long the link that confirms an address works. */
  confirmDays: 7,
  /** After leaving, the address is deleted and only its hash stays. */
  forgetAfterDays: 30,
  /** Lines of one imported file. */
  importLines: 10_000,
} as const;
