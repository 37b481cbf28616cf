/** What whoever runs the server is told of backups, in a terminal. */
export const dataMessages = {
  backupExists: (target: string) => `${target} exists already. Name a folder that does not exist.`,
  nothingToBackUp: (folder: string) => `${folder} holds no database. Set HEDDLE_DATA to the data folder of the server.`,
  noBackup: (folder: string) => `${folder} is no backup: it holds neither a database nor a dump of one.`,
  backupOfPostgres: (folder: string) =>
    `${folder} is a backup of a PostgreSQL. Set DATABASE_URL to the empty database that it is to be restored into.`,
  backupOfFolder: (folder: string) =>
    `${folder} is a backup of a data folder without PostgreSQL. Unset DATABASE_URL to restore it into HEDDLE_DATA.`,
  backupWithin: (backup: string, folder: string) =>
    `The backup ${backup} lies in the data folder ${folder}. Move it elsewhere first.`,
  brokenBackup: (folder: string, what: string) =>
    `The backup ${folder} is not whole, and nothing was restored: ${what}. Take another one; npm run check-data with HEDDLE_DATA set to it says more.`,
  restoreOverData: (folder: string, held: string) =>
    `${folder} is not empty (${held}), and nothing was restored over it. Stop the server, move what is there elsewhere, and restore again.`,
  restoreOverDatabase:
    'The database of DATABASE_URL holds tables, and nothing was restored over them. Make an empty one (createdb), set DATABASE_URL to it, and restore again.',
  restoreOverBucket: (bucket: string) =>
    `The bucket “${bucket}” of HEDDLE_S3_BUCKET is not empty, and nothing was restored over it. Make an empty one, set HEDDLE_S3_BUCKET to it, and restore again.`,
  noRestore: (reason: string) =>
    `The database could not be restored by pg_restore: ${reason}. Nothing of it is there. Install the client programs of PostgreSQL, of the server's version or newer.`,
  halfRestored: (folder: string) =>
    `A restore into ${folder} was interrupted. Run npm run restore with the same backup again: it begins anew.`,
  noObjectStorage: (place: string, reason: string, remedy: string) =>
    `The object storage ${place} cannot be used: ${reason}. ${remedy}, or set HEDDLE_S3_ENDPOINT to the right address.`,
  noAccountsOfBucket: (bucket: string) =>
    `The database holds no account, but the bucket “${bucket}” of HEDDLE_S3_BUCKET holds what belongs to one. Heddle does not start on it: whoever came first would own the server. Put back the database that belongs to it (npm run restore, into an empty bucket), or name an empty bucket.`,
  objectsLeftBehind: (folder: string, bucket: string) =>
    `The data folder ${folder} holds uploads and releases, and the bucket “${bucket}” of HEDDLE_S3_BUCKET nothing. Unset HEDDLE_S3_* and take a backup (npm run backup), then restore it with HEDDLE_S3_* and an empty HEDDLE_DATA.`,
  noDump: (reason: string) =>
    `The database could not be copied by pg_dump: ${reason}. Install the client programs of PostgreSQL, of the server's version or newer.`,
} as const
