export type RealFile = {
  name: string;
  extension: string;
  /** FFmpeg's options for the file, after its inputs. */
  options: string[];
  /** Of a video. */
  pictures?: Pictures;
};

export type Pictures = {
  /** In the demo's folder of photos. */
  photo: string;
  /** As it is shown. */
  width: number;
  height: number;
  framesPerSecond: number;
  seconds: number;
  /** Clockwise quarter turns that the file asks for: its stored pictures are turned the other way. */
  turns?: 1 | 2 | 3;
  hdr?: 'arib-std-b67' | 'smpte2084';
  /** FFmpeg's filters, after the picture is drawn and turned. */
  filters?: string;
  isSilent?: boolean;
};
