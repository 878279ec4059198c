export const firstSteps = ['name', 'about', 'photo', 'song', 'video', 'backup', 'share'] as const;
export type FirstStep = (typeof firstSteps)[number];
