import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { runPlayback } from '#web/lib/playback/run-playback.ts';

/** Nothing to see: lets one song follow the other, and keeps the place for a reload. */
export function PlayingOn() {
  const client = useQueryClient();
  useEffect(() => runPlayback(client), [client]);
  return null;
}
