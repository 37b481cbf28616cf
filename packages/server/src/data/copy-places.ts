import { existsSync } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { PLACES_FOLDER } from '../drivers/site-places.ts'

/** Copies what sites keep of their own, each place by `copy` as it is at one moment. */
export async function copyPlaces(folder: string, to: string, copy: (from: string, to: string) => void): Promise<void> {
  const root = join(folder, PLACES_FOLDER)
  if (!existsSync(root)) return
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.sqlite')) continue
    const path = join(entry.parentPath, entry.name)
    const target = join(to, PLACES_FOLDER, relative(root, path))
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    copy(path, target)
  }
}
