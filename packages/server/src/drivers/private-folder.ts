import { chmodSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Folders below the data folder whose files hold secrets (passwords' hashes, sessions, the signing secret). */
const SECRET_FOLDERS = ['.', 'backups']

/**
 * Makes the data folder and everything in it readable by the account of this process alone, and so everything that the process
 * will write: databases, their logs, uploads, releases, backups. A folder of an earlier Heddle is closed too.
 * Answers the reason when that is not possible (the folder belongs to another account); Windows has other means and needs none.
 */
export function makePrivate(folder: string): string | undefined {
  if (process.platform === 'win32') return undefined
  process.umask(0o077)
  try {
    mkdirSync(folder, { recursive: true })
    // Nobody gets past a closed folder: of what is in it only the files with secrets are closed one by one.
    chmodSync(folder, 0o700)
    for (const name of SECRET_FOLDERS) {
      for (const entry of namesIn(join(folder, name))) {
        chmodSync(join(folder, name, entry.name), entry.isDirectory() ? 0o700 : 0o600)
      }
    }
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function namesIn(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile() || entry.isDirectory())
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
