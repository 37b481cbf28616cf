import { readStorage } from '../../drivers/open-storage.ts'
import type { JobBody } from '../../pool/job.ts'
import { writeProjectFile } from '../../project-file/write-project-file.ts'
import { assetKey } from '../../uploads/file-kinds.ts'
import type { writeProjectFileJob } from './job.ts'

export const run: JobBody<typeof writeProjectFileJob> = async ({ path, storage: place }, { items }) => {
  const storage = await readStorage(place)
  return writeProjectFile(path, items, (file) => storage.read(assetKey(file)))
}
