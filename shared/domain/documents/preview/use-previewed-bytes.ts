import { useCallback, useEffect, useState } from 'react';
import { useShellPlatform } from '../../../kernel/platform/index.ts';
import { areaKey, useQueryClient } from '../../../kernel/query/index.ts';
import { readDocument } from '../api/documents.api.ts';
import type { PreviewedFile } from './previewed-file.ts';

type Loaded = { blob: Blob } | { error: unknown } | undefined;

/**
 * Reads a file to show it. Not a query: it may be 25 MB, and is not kept once the dialog shows another one or closes.
 */
export function usePreviewedBytes({ url }: PreviewedFile, wanted: boolean) {
  const { http } = useShellPlatform();
  const queries = useQueryClient();
  const [loaded, setLoaded] = useState<Loaded>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!wanted) return;
    const { signal, abort } = withAbort();
    setLoaded(undefined);
    readDocument(http, url, signal).then(
      (blob) => {
        // The document counts as read in a deal from now on.
        void queries.invalidateQueries({ queryKey: areaKey('deals') });
        if (!signal.aborted) setLoaded({ blob });
      },
      (error) => {
        if (!signal.aborted) setLoaded({ error });
      },
    );
    return abort;
    // Each attempt reads it again.
  }, [http, queries, url, wanted, attempt]);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  return { loaded, retry };
}

function withAbort() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
