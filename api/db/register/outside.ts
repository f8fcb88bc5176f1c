/** What is kept of people beside the database. */
export const OUTSIDE = [
  {
    what: 'stored files, in `DATA_DIR/files` or S3_BUCKET',
    why: 'documents, pictures and logos',
    kept: 'as long as a row names it; what none names goes in the night after a day',
    erased: 'with its row; those of a deal stay with it',
  },
  {
    what: 'mails, in `DATA_DIR/outbox`',
    why: 'only without SMTP_URL, to try the product: they have names, addresses and links',
    kept: 'until somebody removes them',
    erased: 'stays: with SMTP_URL there is none',
  },
  {
    what: 'mails that were sent',
    why: 'SMTP_URL and the mailboxes of people have them',
    kept: 'as they keep them',
    erased: 'out of reach',
  },
  {
    what: 'logs of api and gateway, on stdout',
    why: 'to find faults: call, status, duration, id of the account; no address of a person, no words, no tokens',
    kept: 'as the system keeps them, such as journald',
    erased: 'goes by itself; an id names nobody once the account is closed',
  },
  {
    what: 'traces, where OTEL_EXPORTER_OTLP_ENDPOINT sends them',
    why: 'to find what is slow: call, status, duration, id of the request, statements without values; no id of an account',
    kept: 'as the collector keeps them',
    erased: 'nothing',
  },
  {
    what: 'backups',
    why: 'to restore the service',
    kept: 'as the operator keeps them; thirty days are usual',
    erased: 'goes with the backup. After a restore, accounts that were closed since have to be closed again',
  },
  {
    what: 'the job queue, in the schema `pgboss`',
    why: 'when jobs run; it has no data of people',
    kept: 'KEEP_JOBS_DAYS after a run has ended; made again at each start of an empty database',
    erased: 'nothing',
  },
  {
    what: 'the release store',
    why: 'who released what, as the tool was told (`--by`)',
    kept: 'as long as releases',
    erased: 'stays: staff and developers alone',
  },
  {
    what: 'failure reports of browsers, in the memory of the gateway',
    why: 'to see that a release fails; counted by remote, the limits by address',
    kept: 'until the next start',
    erased: 'goes by itself',
  },
];
