import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { readConfig } from '../config.ts'
import { checkData } from '../data/check-data.ts'
import { createServer } from '../create-server.ts'
import { startEditing } from './editing-client.ts'
import { startKillable } from './killable-server.ts'
import { personAt } from './person.ts'
import { seededRandom } from './random.ts'
import { signUpOwner } from './sign-up-owner.ts'
import { testPorts } from './test-ports.ts'

/**
 * Someone edits and publishes while the folder is copied `times` times at moments in the middle of the work, each copy as a
 * machine would find it that lost power then: without the index of the log, which is never flushed. Each copy must open, sound,
 * with every edit that was saved before. Resolves with how many edits there were in the end.
 */
export async function cutPower(times: number, seed: number): Promise<{ readonly edits: number }> {
  const random = seededRandom(seed)
  const root = mkdtempSync(join(tmpdir(), 'heddle-power-'))
  const folder = join(root, 'data')
  const server = await startKillable(folder)
  try {
    const owner = personAt(server.url, await signUpOwner(server.url))
    const { project } = (await owner.call('POST', '/api/projects', { name: 'Power', template: 'empty' })).json
    const projectId = String(project?.['id'])
    const editing = startEditing(server.url, owner, projectId)
    const keepPublishing = async (isDone: () => boolean): Promise<void> => {
      while (!isDone()) await owner.call('POST', `/api/projects/${projectId}/publish`, {})
    }
    let isOver = false
    const publishing = keepPublishing(() => isOver)

    for (let time = 0; time < times; time++) {
      await editing.saveMore(1 + Math.floor(random() * 30))
      const saved = editing.made.size - editing.client.unsavedCount.value
      const copy = join(root, `copy-${time}`)
      // Stopped in the middle of whatever it does: the copy is of one moment.
      server.pause()
      cpSync(folder, copy, { recursive: true })
      server.resume()
      rmSync(join(copy, 'heddle.sqlite-shm'), { force: true })
      await checkCopy(copy, projectId, saved, `cut ${time}, seed ${seed}`)
      rmSync(copy, { recursive: true })
    }
    isOver = true
    await Promise.all([publishing, editing.finish()])
    await editing.close()
    return { edits: editing.made.size }
  } finally {
    await server.kill()
    rmSync(root, { recursive: true, force: true })
  }
}

async function checkCopy(copy: string, projectId: string, saved: number, place: string): Promise<void> {
  const config = readConfig({ PORT: '0', HEDDLE_DATA: copy, HEDDLE_LOG: 'silent' })
  const restarted = await createServer(config, testPorts())
  const { seq } = await restarted.services.rooms.read(projectId)
  await restarted.close()
  expect(seq, place).toBeGreaterThanOrEqual(saved)
  expect((await checkData(config)).problems, place).toEqual([])
}
