import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { newId } from './ids.ts'
import { LIMITS } from './limits.ts'

/**
 * Opens a folder for what is under way. What a killed process left there nobody waits for any more; where several processes share
 * it, each has one of its own in it, and what is left is old.
 */
export function openWorkFolder(root: string, isShared: boolean): string {
  const folder = isShared ? join(root, newId()) : root
  if (isShared) removeOld(root)
  else rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return folder
}

function removeOld(root: string): void {
  mkdirSync(root, { recursive: true, mode: 0o700 })
  for (const name of readdirSync(root)) {
    const { mtimeMs = Date.now() } = statSync(join(root, name), { throwIfNoEntry: false }) ?? {}
    if (mtimeMs < Date.now() - LIMITS.strayUploads) rmSync(join(root, name), { recursive: true, force: true })
  }
}
