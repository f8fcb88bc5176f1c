import { useTranslation } from '@handover/shared/i18n';
import type { ReactNode } from 'react';
import type { FederationReport, PackageReport } from './federation-report.ts';
import styles from './panel.module.css';

export function ReportTables({ report }: { report: FederationReport }) {
  const { t } = useTranslation('federation');
  const { set, packages, shared, failures, override, socket } = report;
  return (
    <>
      <dl className={styles.facts}>
        <Fact name={t('set')}>
          {set.id} (
          {set.share ? t('onTrial', { share: set.share }) : t(set.isCurrent ? 'isCurrent' : 'isNotCurrent')})
        </Fact>
        <Fact name={t('socket.name')}>{t(`socket.${socket}`)}</Fact>
        <Fact name={t('override')}>
          {override && override.state !== 'none' ? `${override.remote}, ${override.address}` : t('none')}
        </Fact>
      </dl>
      <Table
        title={t('packages')}
        columns={['name', 'version', 'runs', 'fallback', 'files', 'size', 'load', 'render', 'gates']}
        rows={packages.map((each) => [each.name, packageCells(each, t)])}
      />
      <Table
        title={t('shared')}
        columns={['module', 'version', 'users']}
        rows={shared.map(({ module, version, users }) => [module, [version, users.join(', ') || t('none')]])}
      />
      {failures.length === 0 ? (
        <p>{t('noFailures')}</p>
      ) : (
        <Table
          title={t('failures')}
          columns={['at', 'code', 'name', 'version', 'detail']}
          rows={failures.map(({ at, code, remote, version, detail }) => [
            at,
            [code, remote, version ?? '', detail],
          ])}
        />
      )}
    </>
  );
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const milliseconds = (ms: number | undefined) => (ms === undefined ? '' : `${ms} ms`);

function packageCells(each: PackageReport, t: (key: string) => string): string[] {
  const { version, runs, fallback, files, size, transferred, loadMs, renderMs, gates } = each;
  return [
    version,
    t(`runs.${runs}`),
    fallback ?? '',
    String(files),
    `${kilobytes(size)} (${kilobytes(transferred)})`,
    milliseconds(loadMs),
    milliseconds(renderMs),
    gates.join('; ') || t('pass'),
  ];
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

interface TableProps {
  title: string;
  /** Keys of `columns`. */
  columns: string[];
  /** The heading of each row, and its cells. */
  rows: [string, string[]][];
}

function Table({ title, columns, rows }: TableProps) {
  const { t } = useTranslation('federation');
  return (
    // Scrolled with the keyboard, too, where the window is narrow.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to take the focus
    <section aria-label={title} className={styles.scroll} tabIndex={0}>
      <table className={styles.table}>
        <caption>{title}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, cells], row) => (
            <tr key={row}>
              <th scope="row">{head}</th>
              {cells.map((cell, column) => (
                <td key={columns[column + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
