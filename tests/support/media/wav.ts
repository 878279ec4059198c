type Wav = {
  rate: number;
  channels: number;
  samples: number;
  /** From -1 to 1, the same in every channel. */
  at: (index: number) => number;
};

/** A WAV of 16 bits. */
export function makeWav({ rate, channels, samples, at }: Wav): Buffer {
  const frame = channels * 2;
  const head = Buffer.alloc(44);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(36 + samples * frame, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(channels, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate * frame, 28);
  head.writeUInt16LE(frame, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(samples * frame, 40);
  const sound = Buffer.alloc(samples * frame);
  for (let index = 0; index < samples; index += 1)
    for (let channel = 0; channel < channels; channel += 1)
      sound.writeInt16LE(Math.round(at(index) * 32_767), index * frame + channel * 2);
  return Buffer.concat([head, sound]);
}

type Sine = { rate: number; channels: number; seconds: number; level: number };

/** Of 1 kHz; the level is that of its peaks, in dB below full scale. */
export function makeSine({ rate, channels, seconds, level }: Sine): Buffer {
  const at = (index: number) => 10 ** (level / 20) * Math.sin((2 * Math.PI * 1_000 * index) / rate);
  return makeWav({ rate, channels, samples: seconds * rate, at });
}
