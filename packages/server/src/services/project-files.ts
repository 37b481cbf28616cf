import { open, stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { readProjectFileJob } from '../jobs/read-project-file/job.ts'
import { writeProjectFileJob } from '../jobs/write-project-file/job.ts'
import { newId } from '../ids.ts'
import { LIMITS } from '../limits.ts'
import { messages } from '../messages.ts'
import type { JobPool } from '../pool/job-pool.ts'
import type { ProjectRow } from '../ports/database.ts'
import type { StoragePlace } from '../ports/object-storage.ts'
import type { ServerPorts } from '../ports/ports.ts'
import { ServerError } from '../server-error.ts'
import { inParallel } from '../task-queue.ts'
import { kindOfAsset } from '../uploads/file-kinds.ts'
import type { IncomingFile, UploadFolder } from '../uploads/upload-folder.ts'
import type { User } from './accounts.ts'
import type { Assets } from './assets.ts'
import type { NewProject, Projects } from './projects.ts'
import type { Rooms } from './rooms.ts'

/** Projects as files: what one is made of, and never who works on it, what it keeps secret, or who its visitors are. */
export interface ProjectFiles {
  /** The project as it is saved, as one file, and the names of uploads that are lost and not in it. */
  export(projectId: string): Promise<{ readonly size: number; readonly content: Readable; readonly lost: readonly string[] }>
  /**
   * Makes a project of a file. Throws a `ServerError` that says what is wrong with it, `cancelled` once
   * the signal is aborted; nothing of it stays then.
   */
  import(owner: User, incoming: IncomingFile, signal?: AbortSignal): Promise<ProjectRow>
}

export interface ProjectFilesOptions {
  readonly pool: JobPool
  readonly uploads: UploadFolder
  readonly storagePlace: StoragePlace
  readonly publishing: ServerPorts['publishing']
  readonly rooms: Pick<Rooms, 'read'>
  readonly assets: Pick<Assets, 'look' | 'put' | 'room'>
  readonly projects: Pick<Projects, 'insert'>
}

export function createProjectFiles(options: ProjectFilesOptions): ProjectFiles {
  const { pool, uploads, storagePlace, publishing, rooms, assets, projects } = options

  /** What comes from outside is looked at like any upload, and has to be what its name says. */
  async function lookAt({ file, path }: { readonly file: string; readonly path: string }) {
    const seen = await assets.look(path, file, kindOfAsset(file)?.mime ?? '')
    if (seen.file !== file) throw new ServerError(messages.alteredAsset(file), 'file')
    return seen
  }

  return {
    async export(projectId) {
      const { records } = await rooms.read(projectId)
      return uploads.lend(async (path) => {
        const lost = await pool.run(writeProjectFileJob, { path, storage: storagePlace }, { items: records })
        const { size } = await stat(path)
        // Once it is open its name may go.
        const handle = await open(path)
        return { size, content: handle.createReadStream(), lost }
      })
    },
    import: (owner, incoming, signal) =>
      uploads.hold(incoming, (path) =>
        uploads.lend(async (into) => {
          if (incoming.truncated) throw new ServerError(messages.projectTooLarge, 'file')
          const projectId = newId()
          const { name, snapshot, files } = await pool.run(
            readProjectFileJob,
            { path, into, projectId, publishing },
            { ...(signal && { signal }) },
          )
          const rows: NewProject['files'][number][] = []
          await inParallel(files, LIMITS.transferAtOnce, async (one) => {
            const { file, mime, size } = await lookAt(one)
            rows.push({ file, mime, size })
          })
          const taken = rows.reduce((sum, { size }) => sum + size, 0)
          if (taken > assets.room) throw new ServerError(messages.importNeedsRoom(taken, assets.room), 'file')
          if (signal?.aborted) throw new ServerError(messages.cancelled)
          // Only now: of a file that is refused nothing is kept.
          for (const one of files) await assets.put(one.file, one.path)
          return projects.insert(owner, { name, snapshot, files: rows })
        }),
      ),
  }
}
