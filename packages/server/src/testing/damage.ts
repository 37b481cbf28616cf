import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { blankPage, type DocumentRecord } from '@heddle/document'
import { readConfig } from '../config.ts'
import { createServer } from '../create-server.ts'
import { newId } from '../ids.ts'
import { ServerError } from '../server-error.ts'
import { openWindow } from './sync-client.ts'
import { startTestServer } from './test-server.ts'
import { testPorts } from './test-ports.ts'

/** A data folder as a killed server leaves it, and what is in it. */
export interface FilledFolder {
  readonly folder: string
  readonly projectId: string
  readonly records: readonly DocumentRecord[]
  /** A copy that may be damaged. */
  copy(): string
  remove(): void
}

/** An owner, a project with `edits` edits, a release. */
export async function fillFolder(edits: number): Promise<FilledFolder> {
  const server = await startTestServer()
  const root = mkdtempSync(join(tmpdir(), 'heddle-damage-'))
  const folder = join(root, 'filled')
  try {
    const owner = await server.newPerson('Owner')
    const { project } = (await owner.call('POST', '/api/projects', { name: 'Filled', template: 'empty' })).json
    const projectId = String(project?.['id'])
    await owner.call('POST', `/api/projects/${projectId}/publish`, {})
    await server.database.checkpoint()
    const window = await openWindow(server, owner, projectId)
    for (let edit = 1; edit <= edits; edit++) {
      const page = blankPage(newId(), `Page ${edit}`, `page-${edit}`, 'a5', ['en'])
      await window.push({ put: { [page.id]: page } }, `Edit ${edit}`)
      // Half of it in the database, half in its log.
      if (edit === Math.floor(edits / 2)) await server.database.checkpoint()
    }
    await window.close()
    const { records } = await server.services.rooms.read(projectId)
    // While it runs and rests: what a killed process leaves.
    cpSync(server.folder, folder, { recursive: true })
    let copies = 0
    return {
      folder,
      projectId,
      records,
      copy() {
        const path = join(root, String(++copies))
        cpSync(folder, path, { recursive: true })
        return path
      },
      remove: () => rmSync(root, { recursive: true, force: true }),
    }
  } finally {
    await server.stop()
  }
}

/** Alters one bit of a file. */
export function flipBit(path: string, byte: number, bit: number): void {
  const bytes = readFileSync(path)
  bytes[byte] = (bytes[byte] ?? 0) ^ (1 << bit)
  writeFileSync(path, bytes)
}

/**
 * Starts a server on a folder and reads the project. `server-refused`: it does not start, and says why. `project-refused`: it
 * starts, and the project is not opened. `intact`: everything is there. Throws when something is missing in silence.
 */
export async function tryFolder(folder: string, { projectId, records }: FilledFolder) {
  const config = readConfig({ PORT: '0', HEDDLE_DATA: folder, HEDDLE_LOG: 'silent' })
  const server = await createServer(config, testPorts()).catch((error: Error) => error)
  if (server instanceof Error) return { outcome: 'server-refused' as const, reason: server.message }
  try {
    if (await server.services.accounts.needsOwner()) throw new Error('a stranger may sign up')
    const read = await server.services.rooms.read(projectId).catch((error: Error) => error)
    if (read instanceof Error) {
      if (read instanceof ServerError || 'code' in read) return { outcome: 'project-refused' as const, reason: read.message }
      throw read
    }
    const byId = (list: readonly DocumentRecord[]) => JSON.stringify([...list].sort((a, b) => (a.id < b.id ? -1 : 1)))
    if (byId(read.records) !== byId(records))
      throw new Error(`${read.records.length} of ${records.length} records were loaded in silence`)
    return { outcome: 'intact' as const, reason: '' }
  } finally {
    await server.close()
  }
}
