import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { carryCoversBetweenPages } from '#web/lib/navigation/cover-navigation.ts';
import { runPlayback } from '#web/lib/playback/run-playback.ts';
import { Shortcuts } from '#web/ui/shortcuts/shortcuts.tsx';

carryCoversBetweenPages();

/** Continuous playback and keyboard shortcuts, loaded after hydration on every page. */
export default function Background() {
  return (
    <>
      <BackgroundPlayback />
      <Shortcuts />
    </>
  );
}

function BackgroundPlayback() {
  const client = useQueryClient();
  useEffect(() => runPlayback(client), [client]);
  return null;
}
