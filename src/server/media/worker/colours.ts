import { AVCOL_TRC_ARIB_STD_B67, AVCOL_TRC_SMPTE2084 } from 'node-av/constants';
import type { Frame } from 'node-av/lib';

/** Filters that show a picture with a high dynamic range (HLG or PQ) as ordinary screens do. */
export const toneMapping = 'tonemapx=tonemap=bt2390:desat=0:p=bt709:t=bt709:m=bt709:r=tv:format=yuv420p';

export const isHdr = ({ colorTrc }: Pick<Frame, 'colorTrc'>): boolean =>
  colorTrc === AVCOL_TRC_ARIB_STD_B67 || colorTrc === AVCOL_TRC_SMPTE2084;
