/** The advisory lock of a running backup: files that no row has any more are removed after it. */
export const BACKUP_LOCK = 4_861_124;
