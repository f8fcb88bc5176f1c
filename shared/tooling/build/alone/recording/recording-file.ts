import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { RECORDING_FORMAT, type Recording } from '@handover/shared/testing/recording/recording';
import type { Sibling } from '../../../mock-host/facts.ts';
import { CommandError } from '../../command/command-error.ts';

/** What was around the remote; only where that came from a deployed product. */
export interface Around {
  /** What the others mount. */
  siblings?: Sibling[];
  /** The texts of others that were read: `en/common`. */
  texts?: Record<string, unknown>;
}

/** A recording that needs no product to be replayed. */
export type RecordingFile = Recording & Around;

export function readRecording(file: string): RecordingFile {
  let recording: RecordingFile;
  try {
    recording = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new CommandError(`${file} can't be replayed: ${(error as Error).message}`);
  }
  if (recording.format !== RECORDING_FORMAT)
    throw new CommandError(
      `${file} is of format ${recording.format}; this version replays ${RECORDING_FORMAT}`,
    );
  return recording;
}

export function writeRecording(file: string, recording: RecordingFile): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(recording, null, 2)}\n`);
}
