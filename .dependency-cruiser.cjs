/** Which package and which layer may import which; `pnpm lint:imports`. */
const remotes = '^mfe-[a-z-]+/';
/** What a package opens, as the `exports` of its package.json say; a pattern of paths. */
const openedBy = (folder) => {
  const { exports: entryPoints } = require(`./${folder}/package.json`);
  const files = Object.values(entryPoints)
    .filter((file) => typeof file === 'string')
    .map((file) => file.replace('./', '').replaceAll('.', '\\.').replace('*', '[\\w-]+'));
  return `^${folder}/(${files.join('|')})$`;
};

/** The layers of shared: each imports only from those before it. The shell also loads remotes, through `federation`. */
const order = ['contract', 'kernel', 'design', 'domain', 'shell'];
const layers = order.map((layer, index) => {
  const known = [...order.slice(0, index + 1), ...(layer === 'shell' ? ['federation'] : [])];
  return {
    name: `layer-${layer}`,
    severity: 'error',
    from: { path: `^shared/${layer}/` },
    to: { path: `^shared/(?!(${known.join('|')})/)` },
  };
});

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Imports of types count too.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    ...layers,
    {
      name: 'folders-through-their-entry-point',
      comment: 'In the layers of shared a folder opens its index.ts to the others, and nothing deeper.',
      severity: 'error',
      from: { path: '^shared/(kernel|design|domain|shell)/([^/]+)/' },
      to: {
        path: '^shared/(kernel|design|domain)/[^/]+/',
        pathNot: ['^shared/$1/$2/', '^shared/[^/]+/[^/]+/index\\.ts$', '\\.css$'],
      },
    },
    {
      name: 'remotes-do-not-meet',
      comment: 'A remote knows no other remote and no host: they meet through shared.',
      severity: 'error',
      from: { path: '^(mfe-[a-z-]+)/' },
      to: { path: '^(mfe-[a-z-]+|host|api)/', pathNot: '^$1/' },
    },
    {
      name: 'host-knows-no-remote',
      severity: 'error',
      from: { path: '^host/(src|server)/' },
      to: { path: `${remotes}|^api/` },
    },
    {
      name: 'shared-knows-nobody',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: `${remotes}|^(host|api|e2e)/` },
    },
    {
      name: 'shared-knows-no-tooling',
      severity: 'error',
      from: { path: '^shared/(?!tooling/)' },
      to: { path: '^shared/tooling/' },
    },
    {
      name: 'releases-know-no-product',
      comment:
        'A release set is checked by what its manifests say: their contract, and nothing of the kernel or the pages.',
      severity: 'error',
      from: { path: '^shared/tooling/releases/' },
      to: { path: '^shared/(kernel|design|domain|shell)/|^shared/tooling/mock-host/' },
    },
    {
      name: 'api-opens-only-the-contract',
      severity: 'error',
      from: { path: '^api/' },
      to: { path: `${remotes}|^(host|e2e)/|^shared/(?!contract/)` },
    },
    {
      name: 'entry-points-only',
      comment: 'Of another package, only what the `exports` of its package.json name is opened.',
      severity: 'error',
      from: { pathNot: '^shared/(?!tooling/)' },
      to: { path: '^shared/(?!tooling/)[^/]+/', pathNot: openedBy('shared') },
    },
    {
      name: 'entry-points-of-tooling-only',
      severity: 'error',
      from: { pathNot: '^shared/tooling/' },
      to: { path: '^shared/tooling/[^/]+/', pathNot: openedBy('shared/tooling') },
    },
    {
      name: 'features-never-meet',
      comment: 'In a remote, and in the host, a feature does not import another; pages compose them.',
      severity: 'error',
      from: { path: '^(mfe-[a-z-]+|host)/src/features/([^/]+)/' },
      to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    },
    {
      name: 'one-way-in-a-remote',
      comment: 'page -> feature -> query -> api',
      severity: 'error',
      from: { path: '^(mfe-[a-z-]+|host)/src/(features|queries|api)/' },
      to: { path: '^(mfe-[a-z-]+|host)/src/pages/' },
    },
    {
      name: 'queries-below-features',
      severity: 'error',
      from: { path: '^(mfe-[a-z-]+|host)/src/(queries|api)/' },
      to: { path: '^(mfe-[a-z-]+|host)/src/features/' },
    },
    {
      name: 'api-below-queries',
      severity: 'error',
      from: { path: '^(mfe-[a-z-]+|host)/src/api/' },
      to: { path: '^(mfe-[a-z-]+|host)/src/queries/' },
    },
    {
      name: 'server-features-through-their-index',
      severity: 'error',
      from: { path: '^api/src/features/([^/]+)/' },
      to: { path: '^api/src/features/([^/]+)/', pathNot: '^api/src/features/($1/|[^/]+/index\\.ts$)' },
    },
    {
      name: 'plugins-below-features',
      comment: 'A plugin wires a vendor; what knows a feature is that feature’s own *.plugin.ts.',
      severity: 'error',
      from: { path: '^api/src/(mails|plugins|http|events|storage|jobs)/|^api/db/' },
      to: { path: '^api/src/features/' },
    },
    {
      name: 'one-way-in-the-api',
      comment:
        'http, storage and events know no process and no plugin; errors, turns and the tables know nothing above them.',
      severity: 'error',
      from: { path: '^api/src/(http|storage|events|errors|turns)/|^api/db/' },
      to: {
        path: '^api/src/(process|workers|plugins|openapi)/|^api/seed/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'errors-and-tables-at-the-bottom',
      severity: 'error',
      from: { path: '^api/(src/(errors|locales|turns)|db)/' },
      to: { path: '^api/src/(?!errors/|locales/|turns/)' },
    },
    {
      name: 'sql-in-sql-files',
      comment:
        'A handler or a job reads like its use case: what it reads and writes has a name in a *.sql.ts.',
      severity: 'error',
      from: { path: '^api/src/(features/[^/]+/(handlers/|[^/]+\\.jobs\\.ts$)|jobs/)' },
      to: { path: '^api/db/schema/|node_modules/.*drizzle-orm' },
    },
    {
      name: 'sql-only-in-sql-files',
      comment: 'Only a *.sql.ts writes SQL; plugins wire the database, and the log knows its errors.',
      severity: 'error',
      from: {
        path: '^api/src/',
        pathNot: '\\.sql\\.ts$|\\.plugin\\.ts$|^api/src/(plugins/|process/logger\\.ts$)',
      },
      to: { path: 'node_modules/.*drizzle-orm' },
    },
    {
      name: 'sql-only-reads-and-writes',
      comment: 'A *.sql.ts notifies nobody, logs no event and sends no mail; the *.ts that calls it does.',
      severity: 'error',
      from: { path: '^api/src/.+\\.sql\\.ts$' },
      to: { path: '^api/src/((events/notify\\.sql|.+\\.events)\\.ts$|mails/|jobs/|plugins/(?!limits/))' },
    },
    {
      name: 'rules-are-pure',
      comment: 'Facts in, decision out: no database, no vendor.',
      severity: 'error',
      from: { path: '^api/src/features/.+\\.rules\\.ts$' },
      to: { path: '^api/(db|src/plugins)/', dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Of the packages only the one that writes SQL is looked at.
    exclude: {
      path: '(^|/)(node_modules/(?!(\\.pnpm/)?drizzle-orm)|(dist|\\.cache)/)|\\.test\\.tsx?$|/testing/',
    },
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.json'],
    },
  },
};
