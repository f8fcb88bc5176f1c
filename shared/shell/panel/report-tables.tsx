import type { ReactNode } from 'react';
import { useTranslation } from '../../kernel/i18n/index.ts';
import { BuildTable } from './build-table.tsx';
import type { Ask, FederationReport, PackageReport } from './federation-report.ts';
import classes from './panel.module.css';
import { ReleaseTables } from './release-tables.tsx';
import { type ReportFormats, reportFormats } from './report-formats.ts';
import { ReportTable } from './report-table.tsx';

export function ReportTables({ report }: { report: FederationReport }) {
  const { t, i18n } = useTranslation('federation');
  const { set, backend, packages, shared, asks, failures, override, socket, build, releases } = report;
  const formats = reportFormats(i18n.language);
  return (
    <>
      <dl className={classes.facts}>
        {set && (
          <Fact name={t('set')}>
            {set.id} ({t(...stateOf(set, formats))})
          </Fact>
        )}
        {backend !== undefined && <Fact name={t('backend')}>{backend}</Fact>}
        <Fact name={t('socket.name')}>{t(`socket.${socket}`)}</Fact>
        {set && (
          <Fact name={t('override')}>
            {override?.remote === undefined ? t('none') : `${override.remote}, ${override.address}`}
          </Fact>
        )}
      </dl>
      <ReportTable
        title={t('packages')}
        columns={['name', 'version', 'runs', 'fallback', 'files', 'size', 'load', 'render', 'gates']}
        rows={packages.map((each) => [each.name, packageCells(each, t, formats)])}
      />
      <ReportTable
        title={t('shared')}
        columns={['module', 'version', 'provider', 'users']}
        rows={shared.map(({ module, version, provider, users }) => [
          module,
          [version, provider, users.join(', ') || t('none')],
        ])}
      />
      {asks && (
        <ReportTable
          title={t('asks')}
          columns={['ask', 'declared']}
          rows={asks.map((each) => [each.what, [declaredCell(each, t)]])}
        />
      )}
      {failures.length === 0 ? (
        <p>{t('noFailures')}</p>
      ) : (
        <ReportTable
          title={t('failures')}
          columns={['at', 'code', 'name', 'version', 'detail']}
          rows={failures.map(({ at, code, remote, version, detail }) => [
            formats.time(at),
            [code, remote, version ?? '', detail],
          ])}
        />
      )}
      {build && <BuildTable {...build} />}
      {releases === undefined ? <p>{t('releases.none')}</p> : <ReleaseTables releases={releases} />}
    </>
  );
}

type Translate = (key: string) => string;

/** Key and values of the text. */
function stateOf(
  { share, isPreview, isCurrent }: NonNullable<FederationReport['set']>,
  { percent }: ReportFormats,
): [string, Record<string, string>] {
  if (share) return ['onTrial', { share: percent(share) }];
  return [isPreview ? 'isPreview' : isCurrent ? 'isCurrent' : 'isNotCurrent', {}];
}

function packageCells(
  each: PackageReport,
  t: Translate,
  { kilobytes, milliseconds }: ReportFormats,
): string[] {
  const { version, runs, fallback, files, size, transferred, loadMs, renderMs, gates } = each;
  return [
    version ?? '',
    t(`runs.${runs}`),
    fallback ?? '',
    files === undefined ? '' : String(files),
    size === undefined ? '' : `${kilobytes(size)} (${kilobytes(transferred ?? 0)})`,
    loadMs === undefined ? '' : milliseconds(loadMs),
    renderMs === undefined ? '' : milliseconds(renderMs),
    gates ? gates.join('; ') || t('pass') : '',
  ];
}

const declaredCell = ({ declared, reason }: Ask, t: Translate): string =>
  reason ?? t(declared ? 'declared.yes' : 'declared.no');

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
