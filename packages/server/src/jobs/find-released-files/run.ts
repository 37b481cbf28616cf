import { ASSETS_FOLDER } from '@heddle/publish/limits'
import { readStorage } from '../../drivers/open-storage.ts'
import type { JobBody } from '../../pool/job.ts'
import { loadManifest } from '../../releases/stored-list.ts'
import type { findReleasedFilesJob } from './job.ts'

export const run: JobBody<typeof findReleasedFilesJob> = async ({ storage: place, projectId, releaseIds, files }) => {
  const storage = await readStorage(place)
  const found = new Set<string>()
  for (const id of releaseIds) {
    // One that was pruned meanwhile shows nothing any more.
    const release = await loadManifest(storage, projectId, id)
    for (const file of files) if (release?.files[`${ASSETS_FOLDER}/${file}`]) found.add(file)
  }
  return [...found]
}
