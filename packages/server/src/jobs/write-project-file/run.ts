import { readDisk } from '../../drivers/disk.ts'
import type { JobBody } from '../../pool/job.ts'
import { writeProjectFile } from '../../project-file/write-project-file.ts'
import { assetKey } from '../../uploads/file-kinds.ts'
import type { writeProjectFileJob } from './job.ts'

export const run: JobBody<typeof writeProjectFileJob> = async ({ path, dataFolder }, { items }) => {
  const storage = readDisk(dataFolder)
  await writeProjectFile(path, items, (file) => storage.read(assetKey(file)))
  return undefined
}
