import { expect, test } from 'vitest';
import { matching, settingCards } from '#web/admin/palette/commands.ts';

test.each([
  ['upload limits', 'Upload Limits'],
  ['large files', 'Upload Limits'],
  ['loud', 'Volume'],
])('“%s” finds the settings of %s', (typed, label) => {
  expect(matching(settingCards('Billy'), typed).map((command) => command.label)).toContain(label);
});
