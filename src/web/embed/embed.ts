import { startTracks } from '#web/embed/track-player.ts';
import { startVideo } from '#web/embed/video-player.ts';

/** The only script of an embedded player; its HTML is rendered on the server, without hydration. */
startTracks();
startVideo();
