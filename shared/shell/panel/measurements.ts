import type { RemoteSpan } from '../../federation/index.ts';
import type { PackageReport } from './federation-report.ts';

/** Number and sizes of the files whose URL is accepted. */
export function sizesOf(
  timeline: PerformanceEntryList,
  accepts: (url: string) => boolean,
): Required<Pick<PackageReport, 'files' | 'size' | 'transferred'>> {
  const files = timeline.filter(
    (entry): entry is PerformanceResourceTiming => entry.entryType === 'resource' && accepts(entry.name),
  );
  const sum = (size: (file: PerformanceResourceTiming) => number) =>
    files.reduce((total, file) => total + size(file), 0);
  return {
    files: files.length,
    size: sum(({ encodedBodySize }) => encodedBodySize),
    transferred: sum(({ transferSize }) => transferSize),
  };
}

/** The average times that components of a version took to load and to render; undefined if none did. */
export function timesOf(
  timeline: PerformanceEntryList,
  remote: string,
  version: string,
): Pick<PackageReport, 'loadMs' | 'renderMs'> {
  const meanOf = (what: RemoteSpan['what']) => {
    const spans = timeline.filter((entry) => {
      if (entry.entryType !== 'measure') return false;
      const detail: Partial<RemoteSpan> | null = (entry as PerformanceMeasure).detail;
      return detail?.what === what && detail.remote === remote && detail.version === version;
    });
    if (spans.length === 0) return undefined;
    return Math.round(spans.reduce((sum, { duration }) => sum + duration, 0) / spans.length);
  };
  return { loadMs: meanOf('load'), renderMs: meanOf('render') };
}
