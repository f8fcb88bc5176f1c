import { recordApi } from './record-api.ts';
import { createRecorder } from './recorder.ts';
import { type Around, writeRecording } from './recording-file.ts';

/** Often enough that little is lost where the process is killed. */
const SAVE_MS = 500;

interface RecordingOptions {
  file: string;
  remote: string;
  /** Address of the api. */
  api: string;
  isDeployed: boolean;
  around: Around;
}

/** Records what passes to and from the api; the file is written while it goes on, and when it is stopped. */
export async function startRecording({ file, remote, api, isDeployed, around }: RecordingOptions) {
  let timer: NodeJS.Timeout | undefined;
  const save = () => {
    clearTimeout(timer);
    timer = undefined;
    writeRecording(file, recorder.recording());
  };
  const recorder = createRecorder(remote, around, () => {
    timer ??= setTimeout(save, SAVE_MS);
  });
  const { address, stop } = await recordApi({ address: api, isDeployed }, recorder);
  return {
    address,
    stop: () => {
      stop();
      save();
    },
  };
}
