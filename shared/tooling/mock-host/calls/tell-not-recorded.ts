import { type AxiosAdapter, isAxiosError } from 'axios';

/** The header of a response to a call that is not in the recording; it has the sentence. */
const HEADER = 'x-not-recorded';

/** While a recording is replayed: tells on the console which call it does not have. */
export const tellNotRecorded =
  (real: AxiosAdapter): AxiosAdapter =>
  async (config) => {
    try {
      return await real(config);
    } catch (error) {
      const text = isAxiosError(error) ? error.response?.headers[HEADER] : undefined;
      if (typeof text === 'string') console.error(decodeURIComponent(text));
      throw error;
    }
  };
