// Writes generated files so that nobody ever reads half of one: under a temporary name, then renamed.
import { renameSync, rmSync, writeFileSync } from 'node:fs'

/** Replaces a file with the text; who reads meanwhile gets the file before or the new one. Throws what the file system says. */
export function writeWhole(path, text) {
  const temporary = `${path}.${process.pid}.new`
  try {
    writeFileSync(temporary, text)
    renameSync(temporary, path)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  }
}
